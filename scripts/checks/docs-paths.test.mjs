import { access, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';

const folders =
  'contract|server|web|identity|card-sandbox|durable-pglite|demo|e2e|bench|scripts|docs';
const files = await readdir(join(root, 'docs'), { recursive: true });
const pages = ['README.md', ...files.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)]; // prettier-ignore
const texts = new Map(
  await Promise.all(pages.map(async (page) => /** @type {const} */ ([page, await read(page)]))),
);

/** @param {string} path */
function read(path) {
  return readFile(join(root, path), 'utf8');
}

/** @param {string} path */
const exists = (path) =>
  access(join(root, path)).then(
    () => true,
    () => false,
  );

/**
 * The targets of a page's links, relative to the root, as a path and an optional anchor.
 * @param {string} page
 */
function linksOf(page) {
  const links = (texts.get(page) ?? '').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...links].map(([, path = '', anchor = '']) => ({
    path: path === '' ? page : join(dirname(page), path),
    anchor,
  }));
}

/** @param {string} page */
function anchorsOf(page) {
  const text = (texts.get(page) ?? '').replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each(['README.md', 'docs/architecture.md', 'docs/how-to-add.md'])(
  'the files that %s names are there',
  async (page) => {
    const named = (texts.get(page) ?? '').matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g')); // prettier-ignore
    // `server/features/X` is a row of the table of imports, not a folder.
    const paths = [...named]
      .map(([, path = '']) => path)
      .filter((path) => /\.\w+$|\/src\/|^docs/.test(path));
    expect(paths.length).toBeGreaterThan(0);
    const there = await Promise.all(paths.map(exists));
    expect(paths.filter((_, index) => !there[index])).toEqual([]);
  },
);

it.each(pages)('the links of %s lead to files and headings that are there', async (page) => {
  const links = linksOf(page);
  const there = await Promise.all(links.map(({ path }) => exists(path)));
  const broken = links.filter(
    ({ path, anchor }, index) => !there[index] || (anchor && !anchorsOf(path).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

it('every picture of the docs is shown by a page', () => {
  const shown = new Set(pages.flatMap((page) => linksOf(page).map(({ path }) => path)));
  const pictures = files
    .map((name) => `docs/${name}`)
    .filter((name) => /\.(?:webp|jpe?g|png|svg)$/.test(name));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !shown.has(name))).toEqual([]);
});

it('the pictures of the guide are small enough to travel with every release', async () => {
  const own = files.filter((name) => /^images[\\/]guide[\\/].+\.webp$/.test(name));
  const sizes = await Promise.all(own.map(async (name) => (await stat(join(root, 'docs', name))).size)); // prettier-ignore
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});

it.each(pages)('%s is no longer than one reads at a sitting', (page) => {
  expect(texts.get(page)?.split('\n').length).toBeLessThanOrEqual(300);
});

it.each(pages.filter((page) => /decisions\/\d/.test(page)))(
  '%s is headed by its number',
  (page) => {
    const number = Number(page.match(/\d{4}/)?.[0]);
    expect(texts.get(page)).toMatch(new RegExp(`^# ${number}\\. [A-Z]`));
    expect(texts.get(page)).not.toContain('\n## ');
  },
);
