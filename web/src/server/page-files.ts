import type { Page } from '../api/page.ts';

const modules = import.meta.glob<{ page: Page }>(
  ['../app/*-page.tsx', '../features/**/*-page.tsx'],
  {
    eager: true,
  },
);
const files = new Map(
  Object.entries(modules).map(([file, { page }]) => [page, file.replace('../', 'src/')]),
);

/**
 * The file of a page's module relative to web/, which is its key in the client build's manifest.
 */
export function fileOf(page: Page): string {
  const file = files.get(page);
  if (file === undefined)
    throw new Error('A page is exported by a file whose name ends with -page.tsx');
  return file;
}
