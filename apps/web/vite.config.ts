import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['CRUPIER_SERVER'] ?? 'http://127.0.0.1:3000';

/** The page's build. In development the page asks a server that runs beside it. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
