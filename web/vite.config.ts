import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { compressed } from './build/compressed.ts';
import { groups } from './build/groups.ts';
import { markdown } from './build/markdown.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shells } from './build/shells.ts';

/** How long plugins take on a busy machine is no news to whoever starts a server. */
const checks = { pluginTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), markdown(), shells(), serviceWorker(), compressed()],
  worker: { format: 'es', plugins: () => [solid()], rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { checks, output: { codeSplitting: { groups: groups() } } },
  },
});
