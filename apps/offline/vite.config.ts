import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string };

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
