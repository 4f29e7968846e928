import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { compressed } from './build/compressed.ts';
import { markdown } from './build/markdown.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), markdown(), serviceWorker(), compressed()],
  worker: { format: 'es', plugins: () => [solid()] },
  build: { target: 'es2022', reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
});
