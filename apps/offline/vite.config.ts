import { fileURLToPath } from 'node:url';
import { rulesVersion } from '@crupier/table/node';
import { defineConfig } from 'vite';

const version = rulesVersion(fileURLToPath(new URL('../../', import.meta.url)));

/** Builds the worker that hosts tables without a server: the page's build takes its files over. */
export default defineConfig({
  define: { 'import.meta.env.ENGINE': JSON.stringify(version) },
  build: {
    target: ['chrome125', 'firefox128', 'safari18'],
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 8000,
    rolldownOptions: { input: 'src/worker.ts' },
  },
});
