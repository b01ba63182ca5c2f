/**
 * `npm run dev`: runs the product from its sources, in one process. A changed component is replaced in the page. After
 * a change to the server, the product is assembled again with the same address and database. `LANGUAGES` has the same
 * effect as in production.
 */
import './node-version.mjs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openLanguages } from '../web/development/server.mjs';
import { siteLanguages } from './words/languages.mjs';
import { root, runVisibly, secondsSince } from './run.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

/**
 * @typedef {typeof import('../server/src/db/open.ts')} DatabaseModule
 * @typedef {typeof import('../server/src/composition/development.ts')} ProductModule
 * @typedef {import('../server/src/pages/page-renderer.ts').PageRenderer} PageRenderer
 * @typedef {{ developmentRenderer(url: string, languages?: string[], language?: string): PageRenderer }} PagesModule
 */

/** The time in ms within which several saved files count as one change. */
const SETTLED_MS = 30;

if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent();
// Only this package is built, because its worker and its template must be files.
for (const [tool, ...args] of [
  ['tsc', '-b', 'durable-pglite'],
  ['node', 'durable-pglite/dist/prepare.js'],
]) {
  const code = await runVisibly([tool ?? '', ...args]);
  if (code !== 0) process.exit(code);
}

const http = createServer();
const tags = siteLanguages(process.env);
const languages = await openLanguages(http, follow, tags);
const vite = languages.server;

// Vite returns the same module until one of its files changes.
/** @param {string} file */
const load = (file) => vite.ssrLoadModule(join(root, file));
const loadDatabase = async () =>
  /** @type {DatabaseModule} */ (await load('server/src/db/open.ts'));
const loadProduct = async () =>
  /** @type {ProductModule} */ (await load('server/src/composition/development.ts'));
/** @param {string} tag */
const loadPages = async (tag) =>
  /** @type {PagesModule} */ (
    await (await languages.open(tag)).ssrLoadModule(join(root, 'web/development/pages.ts'))
  );

/** @type {{ database?: DatabaseModule, product?: ProductModule }} of the running product */
let modules = {};
/** @type {import('../server/src/db/database.ts').Database | undefined} */
let db;
/** @type {import('../server/src/composition/development.ts').Development | undefined} */
let product;

const { prepareDevelopment } = await loadProduct();
const { config, log } = prepareDevelopment(process.env);
const { host, port, publicUrl } = config.http;

/**
 * Renders each page in a language with the current modules of the web application.
 * @param {string} tag empty on a site only in English
 */
async function pagesIn(tag) {
  const latest = async () =>
    (await loadPages(tag)).developmentRenderer(publicUrl, tags, tag || undefined);
  /** @type {PageRenderer['render']} */
  const render = async (request) => (await latest()).render(request);
  return { ...(await latest()), render };
}

/** @returns {Promise<PageRenderer>} */
async function pageRenderer() {
  return { ...(await pagesIn(tags?.[0] ?? '')), ...(tags && { inLanguage: pagesIn }) };
}

/** Assembles the product again from its changed files. If they can't be loaded, the old modules stay in use. */
async function update() {
  const [ofDatabase, ofProduct] = [await loadDatabase(), await loadProduct()];
  if (ofDatabase === modules.database && ofProduct === modules.product) return;
  await product?.stop();
  product = undefined;
  if (ofDatabase !== modules.database) {
    await db?.close();
    db = undefined;
  }
  db ??= await ofDatabase.openDatabase(config.data, log, { slowMs: config.log.slowQueryMs });
  product = await ofProduct.develop({ config, log, db, renderer: await pageRenderer() });
  modules = { database: ofDatabase, product: ofProduct };
}

let current = update();
await current;

async function takeOver() {
  const [since, before] = [performance.now(), product];
  try {
    await update();
    if (product !== before) console.log(`server updated  ${secondsSince(since)}`);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error instanceof Error ? error.stack : error);
  }
}

/** @type {NodeJS.Timeout | undefined} */
let soon;

/** @param {string} file the changed file */
function follow(file) {
  // The product must load the pages again.
  if (file.endsWith('/web/src/app/pages.ts')) delete modules.product;
  clearTimeout(soon);
  soon = setTimeout(() => {
    current = current.then(takeOver);
  }, SETTLED_MS);
}

http.on('request', (request, response) => {
  void languages.handle(request, response, async () => {
    await current;
    if (product) product.handle(request, response);
    else response.writeHead(503).end('The server could not be started. The terminal says why.\n');
  });
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    clearTimeout(soon);
    await current;
    await Promise.all([product?.stop(), languages.close()]);
    await db?.close();
    process.exit(0);
  });
}

http.listen(port, host);
await once(http, 'listening');
await product?.greet();
