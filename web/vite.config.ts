import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { askedWith, chunks } from './chunks.ts';

/** The router's package names its development build alone; this one is without the warnings. */
const router = new URL('../production/', import.meta.resolve('react-router'));
const productionRouter = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', router)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', router)) },
];

/**
 * Two builds of one source. `vite build` makes the browser's files with a manifest, `vite build --ssr
 * src/entry-server.tsx` the module that the server imports; it carries its dependencies, so that it
 * renders with the same React and router whatever is installed for the server.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // data: fonts and pictures would grow the inlined CSS
    assetsInlineLimit: 0,
    // one style sheet, which stands in the page itself: no script asks for it
    cssCodeSplit: false,
    // the head carries no preloads of modules: the script starts after the page is shown
    modulePreload: { polyfill: false, resolveDependencies: askedWith },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          input: 'src/entry-client.tsx',
          output: {
            // the entry names all other files: each letter of a hash stands there sixty times
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunks },
          },
        },
  },
  // the server's bundle carries what it needs; while we develop, Node finds it itself
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && {
    // the bundle carries React: always the production one, whatever the server's environment says
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  resolve: { alias: command === 'build' ? productionRouter : [] },
}));
