import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';

const pages = ['README.md', 'docs/architecture.md', 'docs/how-to-add.md', 'docs/glossary.md'];
const folders =
  'contract|server|web|identity|card-sandbox|durable-pglite|demo|e2e|bench|scripts|docs';

/** @param {string} path */
const exists = (path) =>
  access(join(root, path)).then(
    () => true,
    () => false,
  );

it.each(pages)('the files and links that %s names are there', async (page) => {
  const text = await readFile(join(root, page), 'utf8');
  const named = text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g'));
  const linked = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g);
  const paths = [
    // `server/features/X` names a row of the table, not a folder
    ...[...named].map(([, path = '']) => path).filter((path) => /\.\w+$|\/src\/|^docs/.test(path)),
    ...[...linked].map(([, path = '']) => join(dirname(page), path)),
  ];
  expect(paths.length).toBeGreaterThan(0);
  const there = await Promise.all(paths.map(exists));
  expect(paths.filter((_, index) => !there[index])).toEqual([]);
});
