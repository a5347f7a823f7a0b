import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const server = process.env['CRUPIER_SERVER'] ?? 'http://127.0.0.1:8080';

/** Files that get smaller by compression, and the least bytes for which it is worth it. */
const COMPRESSIBLE = '**/*.{js,css,html,svg,json,webmanifest}';
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

/** Where the build of `apps/offline` lies. */
const offline = fileURLToPath(new URL('../offline/dist/', import.meta.url));

/** The script that hosts tables without a server, among the files of its build; undefined where it is not built. */
function deviceScript(): string | undefined {
  const manifest = `${offline}.vite/manifest.json`;
  if (!existsSync(manifest)) return undefined;
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  return entries['src/worker.ts']?.file;
}

/** Takes the files of that build over. */
function deviceFiles(): Plugin {
  return {
    name: 'device-files',
    apply: 'build',
    generateBundle() {
      if (deviceScript() === undefined) return;
      for (const fileName of globSync('assets/*', { cwd: offline }))
        this.emitFile({ type: 'asset', fileName: fileName.replaceAll('\\', '/'), source: readFileSync(offline + fileName) });
    },
  };
}

/** Keeps the page, and all that it plays with alone, in the browser. The document is asked for first: the kept one is for want of a network. */
const kept = VitePWA({
  registerType: 'prompt',
  // Systems take the icons from the manifest: without a network none of them is asked for.
  includeManifestIcons: false,
  injectRegister: false,
  manifest: {
    name: 'Crupier',
    short_name: 'Crupier',
    description: 'One table that plays three card games with every rule enforced.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: '#10211f',
    theme_color: '#10211f',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css}', 'assets/*-latin-*.woff2'],
    // The worker with three games is a script of three megabytes.
    maximumFileSizeToCacheInBytes: 8_000_000,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // The document is no file like others: see below.
    directoryIndex: null,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'index.html' } },
      },
    ],
  },
});

/** The page's build. In development the page asks a server that runs beside it. */
export default defineConfig(({ command }) => {
  // A page that a test has built is the same page.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), deviceFiles(), kept, compressed()],
    define: { 'import.meta.env.DEVICE_WORKER': JSON.stringify(deviceScript()) },
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
            groups: [
              { name: 'react', test: /node_modules[/\\](react|react-dom|scheduler)[/\\]/, priority: 1 },
              // What three parts of the page share comes in one file: sixty small ones take longer to ask for than to read. What the pages
              // around the table share is apart, as no table needs it, and so is what parts of one game's table or of the duels' share.
              {
                name: 'shared',
                test: /apps[/\\]web[/\\]src[/\\](?!home[/\\]|decks[/\\]|styles[/\\](?:house|home|mats)|table[/\\](?:games|end|duel)[/\\]|faces[/\\](?:glass|engraving|poster)[/\\])/,
                minShareCount: 3,
              },
              // What ends share is apart, too: no match begins with it.
              { name: 'ends', test: /apps[/\\]web[/\\]src[/\\]table[/\\]end[/\\]/, minShareCount: 2 },
              // The icons that several parts show, for the same reason.
              { name: 'icons', test: /node_modules[/\\]lucide-react[/\\]/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  };
});
