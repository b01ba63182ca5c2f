import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const { dataset } = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['late'];
});

test('shows the part once its script has loaded', async () => {
  const Greeting = lazyComponent(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  await act(async () => render(<Greeting name="Ada" />));
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(dataset).not.toHaveProperty('late');
});

test('a part whose script did not load does not affect the rest of the screen, and the visitor is told', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const Lost = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () =>
    render(
      <>
        <p>The rest</p>
        <Lost whileLoading={<p>Loading</p>} />
      </>,
    ),
  );
  expect(screen.getByText('The rest')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(dataset['late']).toBe('');
});
