import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

const picture = join(import.meta.dirname, '../../demo/carousel/nature-escapes-960.avif');
const packagedHere = process.platform === 'linux' && process.arch === 'x64';

let server: Server;
let origin: string;

beforeAll(async () => {
  const avif = await readFile(picture);
  server = createServer((request, response) => {
    const isPicture = request.url === '/picture.avif';
    response.setHeader('content-type', isPicture ? 'image/avif' : 'text/html');
    response.end(isPicture ? avif : '<!doctype html><title>t</title><img src="/picture.avif">');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe.each(packagedHere ? [undefined, 'packaged' as const] : [undefined])(
  'the browser found (only: %s)',
  (only) => {
    it('shows AVIF pictures and keeps rows in IndexedDB', async () => {
      const browser = await chromium.launch(await findBrowser(only));
      try {
        const page = await browser.newPage();
        await page.goto(origin);
        expect(
          await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBe(960);
        expect(await page.evaluate(writeAndRead)).toBe('kept');
      } finally {
        await browser.close();
      }
    });
  },
);

it('is looked for once a process', () => {
  expect(findBrowser()).toBe(findBrowser());
});

it('says what is wrong with a CHROMIUM_PATH that does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser('CHROMIUM_PATH')).rejects.toThrow('/nowhere/chromium: does not exist');
});

/** This function runs in the page. */
async function writeAndRead(): Promise<unknown> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const opening = indexedDB.open('db', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('store'));
  const db = await settled(opening);
  await settled(db.transaction('store', 'readwrite').objectStore('store').put('kept', 'key'));
  return settled(db.transaction('store').objectStore('store').get('key'));
}
