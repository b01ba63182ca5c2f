import { render, screen } from '@testing-library/react';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const WEB = join(import.meta.dirname, '..');
/** Components without a look of their own. */
const UNSEEN = [
  'src/ui/display/table-or-cards.tsx',
  'src/ui/layout/windowed-list.tsx',
  'src/ui/loading/deferred-section.tsx',
];

/** Adds the file and those of the gallery and the design system that it imports, lazily or not. */
async function collect(file: string, found: Set<string>): Promise<void> {
  if (found.has(file) || !/[\\/](?:gallery|ui)[\\/]/.test(file)) return;
  found.add(file);
  const text = await readFile(file, 'utf8');
  const imported = [...text.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)];
  await Promise.all(imported.map(([, to = '']) => collect(join(dirname(file), to), found)));
}

test('shows every section', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Gallery }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Components' });
  for (const name of [
    'Controls',
    'Fields',
    'Forms',
    'Feedback',
    'Display',
    'Pictures',
    'Trips',
    'Destination',
  ])
    expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('includes every component of the design system', async () => {
  const found = new Set<string>();
  await collect(join(import.meta.dirname, 'gallery.tsx'), found);
  const files = await readdir(join(WEB, 'src/ui'), { recursive: true });
  const components = files
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(WEB, 'src/ui', name));
  const missing = components.filter((file) => !found.has(file));
  expect(missing.map((file) => relative(WEB, file).replaceAll('\\', '/')).sort()).toEqual(UNSEEN);
});
