import { join } from 'node:path';
import { createServer } from 'vite';

/** @typedef {import('vite').ViteDevServer} Vite */

/** The prefix of a language's modules; no address of the site has it. @param {string} tag */
const baseOf = (tag) => (tag === '' ? '/@dev/' : `/@dev-${tag}/`);

/**
 * Vite for both sides of the product: it serves the browser's modules, and runs the server's.
 * @param {import('node:http').Server} http the server whose port also carries change notifications to browsers
 * @param {{ tag: string, prefix: string, base: string }} language `tag`: empty on a site only in English; `prefix`: of
 * the pages' addresses
 * @param {(file: string) => void} [onServerChange] called when a module that the server runs is out of date
 * @returns {Promise<Vite>}
 */
async function openVite(http, { tag, prefix, base }, onServerChange) {
  // the configuration compiles the texts of this language
  process.env['BUILD_LANGUAGE'] = tag;
  try {
    return await createServer({
      root: join(import.meta.dirname, '..'),
      base,
      // one cache per language, because prepared modules contain its texts
      cacheDir: `node_modules/.vite${tag && `-${tag}`}`,
      appType: 'custom',
      define: { 'import.meta.env.PREFIX': JSON.stringify(prefix) },
      server: { middlewareMode: true, hmr: { server: http } },
      ssr: { external: ['@wayfarer/durable-pglite'] },
      // otherwise, a library that is found later reloads the page
      optimizeDeps: { entries: 'development/client.ts' },
      plugins: [
        {
          name: 'follow-the-server',
          hotUpdate({ file, modules }) {
            if (this.environment.name === 'ssr' && modules.length > 0) onServerChange?.(file);
          },
        },
      ],
    });
  } finally {
    delete process.env['BUILD_LANGUAGE'];
  }
}

/**
 * A Vite for each language of the site, opened at the first request in it, because a build has one language. The server
 * always runs in English, as in the product.
 * @param {import('node:http').Server} http
 * @param {(file: string) => void} onServerChange
 * @param {readonly string[]} [tags] the site's languages; left out for a site only in English
 */
export async function openLanguages(http, onServerChange, tags = ['']) {
  const ofServer = tags.includes('en') ? 'en' : '';
  /** @type {Map<string, Promise<Vite>>} */
  const opened = new Map();
  /** @type {Promise<unknown>} one after another, because each reads its language from the environment */
  let turn = Promise.resolve();

  /** @param {string} tag */
  function open(tag) {
    const known = opened.get(tag);
    if (known) return known;
    const isServers = tag === ofServer;
    const prefix = tags.indexOf(tag) > 0 ? `/${tag}` : '';
    const language = { tag, prefix, base: isServers ? baseOf('') : baseOf(tag) };
    const opening = turn.then(() =>
      openVite(http, language, isServers ? onServerChange : undefined),
    );
    turn = opening.catch(() => opened.delete(tag)); // lets the next request try again
    opened.set(tag, opening);
    return opening;
  }

  /** @param {string} url */
  const languageOf = (url) => tags.find((tag) => url.startsWith(baseOf(tag))) ?? ofServer;

  return {
    /** The Vite that runs the server. */
    server: await open(ofServer),
    open,
    /**
     * Answers requests for modules.
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {() => void} next for other requests
     */
    async handle(request, response, next) {
      (await open(languageOf(request.url ?? ''))).middlewares(request, response, next);
    },
    close: async () => {
      const vites = await Promise.allSettled(opened.values());
      await Promise.all(vites.map((vite) => vite.status === 'fulfilled' && vite.value.close()));
    },
  };
}
