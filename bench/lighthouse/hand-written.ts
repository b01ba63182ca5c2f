/** Serves hand-written copies of the product's pages. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { type ServerProcess, startServer } from '../product/server-process.ts';
import { writeStaticPage } from './static-page.ts';

const REFERENCE = fileURLToPath(new URL('../serving/reference-server.mjs', import.meta.url));

/** Copies the pages and starts the reference server with them. The copies are stored in `dir`. */
export async function serveHandWritten(
  browser: Browser,
  product: ServerProcess,
  pages: readonly [name: string, path: string][],
  dir: string,
): Promise<ServerProcess> {
  const answers: Awaited<ReturnType<typeof writeStaticPage>> = {};
  for (const [, path] of pages) {
    Object.assign(answers, await writeStaticPage(browser, product.port, path));
  }
  const file = join(dir, 'static-pages.json');
  await writeFile(file, JSON.stringify(answers));
  return startServer(REFERENCE, { args: [file], says: /^(\d+)$/m });
}
