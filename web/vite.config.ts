import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { texts } from '../scripts/words/plugin.mjs';
import { askedWith, chunks } from './chunks.ts';
import { oneByte } from './one-byte.ts';

/** The router's package exports only its development build; this one has no warnings. */
const router = new URL('../production/', import.meta.resolve('react-router'));
const productionRouter = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', router)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', router)) },
];

/** The language whose texts this build has; empty for a site only in English, whose build leaves out the rest. */
const language = process.env['BUILD_LANGUAGE'] ?? '';

/**
 * Two builds of one source. `vite build` makes the browser's files with a manifest; `vite build --ssr
 * src/entry-server.tsx` makes the module that the server imports. It bundles its dependencies, so it always renders
 * with the same React and router, regardless of the server's packages.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [texts(), react(), tailwindcss(), oneByte()],
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // inlined fonts and pictures would grow the CSS, which is inlined too
    assetsInlineLimit: 0,
    // one style sheet, inlined in the page: no script requests it
    cssCodeSplit: false,
    // the head has no module preloads: the script starts after the page is shown
    modulePreload: { polyfill: false, resolveDependencies: askedWith },
    // minified, because the server keeps one module's text in memory for each language, and half of it would be spaces
    // and names
    minify: 'oxc',
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          input: 'src/entry-client.tsx',
          // inlines texts that are constants of their own
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // the entry names all other files, so each letter of a hash would appear in it sixty times
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunks },
          },
        },
  },
  optimizeDeps: { rolldownOptions: { plugins: [texts()] } },
  // the server's bundle contains its dependencies; in development, Node resolves them
  ssr: command === 'build' ? { noExternal: true } : {},
  define: {
    'import.meta.env.LANGUAGE': JSON.stringify(language),
    // the bundle contains React: always its production build, regardless of the server's NODE_ENV
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
}));
