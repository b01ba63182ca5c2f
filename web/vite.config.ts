import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds of one source. `vite build` makes the browser's files with a manifest, `vite build --ssr
 * src/entry-server.tsx` the module that the server imports; it carries its dependencies, so that it
 * renders with the same React and router whatever is installed beside the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // data: fonts and pictures would grow the inlined CSS
    assetsInlineLimit: 0,
    // the head carries no preloads of modules: the script starts after the page is shown
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : { input: 'src/entry-client.tsx' },
  },
  ssr: { noExternal: true },
  // the bundle carries React: always the production one, whatever the server's environment says
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
