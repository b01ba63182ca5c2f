import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TEST_CARDS } from '../resources/cards.ts';
import { brandOf } from '../../assets/card-rules.js';

export interface Asset {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Resolves packages by name, because a product bundled with this package runs from another folder. */
const { resolve } = createRequire(import.meta.url);
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const PAGE = 'text/html; charset=utf-8';

/** The path below the mount point, the file in `assets/`, and the content type. */
const FILES: readonly (readonly [path: string, file: string, type: string])[] = [
  ['/elements/card.html', 'card.html', PAGE],
  ['/elements/card-frame.js', 'card-frame.js', SCRIPT],
  ['/elements/card-fields.js', 'card-fields.js', SCRIPT],
  ['/elements/card-rules.js', 'card-rules.js', SCRIPT],
  ['/elements/card.css', 'card.css', STYLE],
  ['/elements/wallet-button.html', 'wallet-button.html', PAGE],
  ['/elements/wallet-button.js', 'wallet-button.js', SCRIPT],
  ['/elements/wallet-sheet.html', 'wallet-sheet.html', PAGE],
  ['/elements/wallet-sheet.js', 'wallet-sheet.js', SCRIPT],
  ['/elements/wallet.css', 'wallet.css', STYLE],
  ['/elements/amounts.js', 'amounts.js', SCRIPT],
  ['/challenge', 'challenge.html', PAGE],
  ['/challenge.js', 'challenge.js', SCRIPT],
  ['/challenge.css', 'challenge.css', STYLE],
];

/** The modules of `stripe.js`, in an order in which each comes after those that it imports. */
const STRIPE_MODULES = [
  'errors',
  'wire',
  'frame-channel',
  'page-element',
  'card-element',
  'framed-dialog',
  'challenge-dialog',
  'wallet-sheet',
  'express-checkout-element',
  'elements',
  'stripe',
];

/**
 * The content security policy of both pages. They run in an opaque origin, but `'self'` still means the origin that
 * they were loaded from.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Reads all files once. The keys of the map are paths below the mount point. */
export async function loadAssets(): Promise<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const [path, file, type] of FILES) assets.set(path, asset(await read(file), type));
  assets.set('/stripe.js', asset(await stripeScript(), SCRIPT));
  assets.set('/test-cards', asset(JSON.stringify({ data: testCards() }), 'application/json'));
  return assets;
}

/**
 * Joins the modules of `stripe.js` into one classic script: removes import lines and the `export` before declarations,
 * and wraps everything in one function.
 */
export async function stripeScript(): Promise<string> {
  const parts = await Promise.all(STRIPE_MODULES.map((name) => read(`stripe/${name}.js`)));
  const joined = parts
    .join('\n')
    .replaceAll(/^import [^;]+;$/gm, '')
    .replaceAll(/^export (?=const|class|function|async function)/gm, '');
  return `(() => {\n'use strict';\n${joined}\n})();\n`;
}

function testCards() {
  return TEST_CARDS.map(({ number, description }) => ({
    number,
    brand: brandOf(number),
    description,
  }));
}

function asset(body: string, type: string): Asset {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    body,
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      etag: `"${etag}"`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // the frames have an opaque origin, so even their own files are cross-origin for them
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      ...(type === PAGE
        ? { 'content-security-policy': PAGE_POLICY, 'x-frame-options': 'SAMEORIGIN' }
        : {}),
    },
  };
}

function read(file: string): Promise<string> {
  return readFile(resolve(`@wayfarer/card-sandbox/assets/${file}`), 'utf8');
}
