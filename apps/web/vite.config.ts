import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['CRUPIER_SERVER'] ?? 'http://127.0.0.1:8080';

/** The page's build. In development the page asks a server that runs beside it. */
export default defineConfig(({ command }) => {
  // A page that a test has built is the same page.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react()],
    build: {
      // These know light-dark() and container queries, so that the styles need no second form.
      target: ['chrome125', 'firefox128', 'safari18'],
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'emblems', test: /emblem-paths/ },
              { name: 'libraries', test: /node_modules/ },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  };
});
