import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['CRUPIER_SERVER'] ?? 'http://127.0.0.1:8080';

/** Files that get smaller by compression, and the least bytes for which it is worth it. */
const COMPRESSIBLE = '**/*.{js,css,html,svg,json}';
const WORTH_BYTES = 512;

/** Writes each file of the page compressed beside itself, once and well, so that the server compresses nothing. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = `${root}/${build.outDir}`;
    },
    closeBundle: () => {
      for (const file of globSync(COMPRESSIBLE, { cwd: folder })) {
        const path = `${folder}/${file}`;
        const bytes = readFileSync(path);
        if (bytes.length < WORTH_BYTES) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** The page's build. In development the page asks a server that runs beside it. */
export default defineConfig(({ command }) => {
  // A page that a test has built is the same page.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), compressed()],
    build: {
      // These know light-dark() and container queries, so that the styles need no second form.
      target: ['chrome125', 'firefox128', 'safari18'],
      // Which file brings which others: `npm run weight` reads it.
      manifest: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[/\\](react|react-dom|scheduler)[/\\]/ }],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  };
});
