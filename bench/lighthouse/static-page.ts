/**
 * Copies a page of the product as a hand-written page with the same text and pictures, a little style and no script.
 */
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { RawAnswer } from '../serving/nginx.ts';

/** The screen of Lighthouse's mobile profile. */
const SCREEN = { width: 412, height: 823 };
const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:1rem}' +
  'img{display:block;max-width:100%;height:auto;object-fit:cover}a{display:inline-block;padding:.75rem 0}';

interface Content {
  title: string;
  description: string;
  html: string;
  files: string[];
}

/** Returns the visible content of `#root`, in order. This function runs in the browser. */
function readPage(): Content {
  const escape = (text: string) => {
    const element = document.createElement('i');
    element.textContent = text;
    return element.innerHTML.replaceAll('"', '&quot;');
  };
  const files = new Set<string>();
  const attribute = (element: Element, name: string) => {
    const value = element.getAttribute(name);
    return value === null ? '' : ` ${name}="${escape(value)}"`;
  };
  const note = (element: Element) => {
    const sources = [
      element.getAttribute('src') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((part) => part.split(' ')[0]),
    ];
    for (const source of sources) if (source?.startsWith('/')) files.add(source);
  };
  const write = (element: Element, names: readonly string[]) => {
    note(element);
    return `<${element.localName}${names.map((name) => attribute(element, name)).join('')}`;
  };
  const picture = (img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const size = ` width="${Math.round(width)}" height="${Math.round(height)}">`;
    const own = write(img, ['src', 'srcset', 'sizes', 'alt', 'loading', 'fetchpriority']) + size;
    const sources = [...(img.closest('picture')?.querySelectorAll('source') ?? [])];
    const written = sources.map(
      (source) => `${write(source, ['media', 'type', 'srcset', 'sizes'])}>`,
    );
    return `<picture>${written.join('')}${own}</picture>`;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const parts: string[] = [];
  const walk = (element: Element) => {
    if (element.localName === 'svg' || !shown(element)) return;
    if (element instanceof HTMLImageElement) {
      if (!element.src.startsWith('data:')) parts.push(picture(element));
      return;
    }
    const text = element.textContent.trim();
    if (text !== '' && !element.querySelector('img,svg,button,a,input,h1,h2,h3,p')) {
      const heading = /^h[1-6]$/.test(element.localName) ? element.localName : 'p';
      parts.push(`<${heading}>${escape(text)}</${heading}>`);
      return;
    }
    for (const child of element.childNodes) {
      const words = child.textContent?.trim() ?? '';
      if (child instanceof Element) walk(child);
      else if (words !== '') parts.push(`<p>${escape(words)}</p>`);
    }
  };
  const root = document.querySelector('#root');
  if (root) walk(root);
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    html: parts.join('\n'),
    files: [...files],
  };
}

async function fetchFile(port: number, path: string): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, resolve).once('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${path} returned ${answer.statusCode}`);
  const body = Buffer.concat(parts);
  const headers = [
    ['content-type', answer.headers['content-type'] ?? ''],
    ['content-length', String(body.length)],
    ['cache-control', answer.headers['cache-control'] ?? ''],
  ];
  return { headers: headers.flat(), body: body.toString('base64') };
}

/** The hand-written copy of the page at `path`, and all pictures that it may request. */
export async function writeStaticPage(
  browser: Browser,
  port: number,
  path: string,
): Promise<Record<string, RawAnswer>> {
  const page = await browser.newPage({ viewport: SCREEN });
  // Without scripts, the page stays as the server sent it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`http://localhost:${port}${path}`);
  // On phones, boot.js shows the parts below the first screenful a moment later.
  await page.locator('html:not([data-first-paint])').waitFor({ state: 'attached' });
  // tsx inserts calls to __name, which the browser does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const { title, description, html, files } = await page.evaluate(readPage);
  await page.close();
  const document = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<link rel="icon" href="data:,"><style>${STYLE}</style></head>`,
    `<body><main>${html}</main></body></html>`,
  ].join('\n');
  const body = brotliCompressSync(document, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-encoding', 'br'],
    ['content-length', String(body.length)],
    ['cache-control', 'no-cache'],
  ];
  const answers: Record<string, RawAnswer> = {
    [path]: { headers: headers.flat(), body: body.toString('base64') },
  };
  for (const file of files) answers[file] = await fetchFile(port, file);
  return answers;
}
