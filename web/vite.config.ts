import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid()],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, reportCompressedSize: false },
});
