import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Vite for both sides of the product: it serves the browser's modules, and runs the server's.
 * @param {import('node:http').Server} http the server whose port also carries change notifications to browsers
 * @param {(file: string) => void} onServerChange called when a module that the server runs is out of date
 */
export function openVite(http, onServerChange) {
  return createServer({
    root: join(import.meta.dirname, '..'),
    // a prefix that no address of the site has; also used in pages.ts
    base: '/@dev/',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
    ssr: { external: ['@wayfarer/durable-pglite'] },
    // otherwise, a library that is found later reloads the page
    optimizeDeps: { entries: 'development/client.ts' },
    plugins: [
      {
        name: 'follow-the-server',
        hotUpdate({ file, modules }) {
          if (this.environment.name === 'ssr' && modules.length > 0) onServerChange(file);
        },
      },
    ],
  });
}
