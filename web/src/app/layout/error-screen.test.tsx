import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouterNavigateOptions, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { MissingScript } from '../../lib/scripts/load-script.ts';
import { ErrorScreen } from './error-screen.tsx';

// the router logs the errors it catches
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function visit(path: string, options: RouterNavigateOptions = {}) {
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: ErrorScreen,
      children: [
        { index: true, element: <p>Fine</p> },
        { path: 'page', element: <p>Page</p> },
        {
          path: 'secret',
          element: <p>Secret</p>,
          loader: () => {
            throw new Response(null, { status: 403, statusText: 'Forbidden' });
          },
        },
        {
          path: 'broken',
          element: <p>Broken</p>,
          loader: () => {
            throw new Error('Importing a module script failed.');
          },
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate(path, options);
  return screen.findByRole('alert');
}

const json = { formMethod: 'post', formEncType: 'application/json' } as const;
const form = { formMethod: 'post', formData: new FormData() } as const;

it.each<[status: string, path: string, options: RouterNavigateOptions]>([
  ['400 Bad Request', '/page', { ...json, body: '{' }],
  ['403 Forbidden', '/secret', {}],
  ['404 Not Found', '/nowhere', {}],
  ['405 Method Not Allowed', '/page', form],
])(
  '[spec §2 Router error: message] [spec §2 Router error: status] [spec §8 Router error: generic errors] %s',
  async (status, path, options) => {
    const shown = await visit(path, options);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Unexpected Application Error!$/,
    );
    expect(shown).toHaveTextContent(status);
  },
);

it('says what went wrong, and offers another try and a link home', async () => {
  const shown = await visit('/broken');
  expect(shown).toHaveTextContent('Importing a module script failed.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});

it('reloads the page if its script is gone, without technical words', async () => {
  const reload = vi.fn<() => void>();
  const lost = () => Promise.reject(new MissingScript('/assets/page-1234.js'));
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: () => <ErrorScreen reload={reload} />,
      children: [
        { index: true, element: <p>Fine</p> },
        { path: 'page', lazy: lost },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate('/page');
  expect(await screen.findByText('Loading...')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.body).not.toHaveTextContent(/assets|Application Error/);
});
