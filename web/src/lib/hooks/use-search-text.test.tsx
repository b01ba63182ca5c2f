import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { useSearchText } from './use-search-text.ts';

function Box() {
  const [params, setParams] = useSearchParams();
  const search = useSearchText(params.get('search') ?? '', (text) =>
    setParams({ search: text }, { replace: true }),
  );
  return (
    <>
      <input value={search.text} onChange={({ target }) => search.setText(target.value)} />
      <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
        Leave
      </a>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The search box, and a screen whose script arrives when the test calls `arrive`. */
function show() {
  let arrive: () => void = () => undefined;
  const script = new Promise<{ element: ReactNode }>((resolve) => {
    arrive = () => resolve({ element: <p>Elsewhere at last</p> });
  });
  const routes = [{ path: '/elsewhere', lazy: () => script }];
  const { router } = renderScreen(<Box />, { at: '/spots', routes }, '/spots');
  return { router, arrive: () => act(async () => arrive()) };
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(250));

it('writes the input into the address after a pause', async () => {
  const { router } = show();
  type('fuji');
  expect(router.state.location.search).toBe('');
  await rest();
  expect(router.state.location.search).toBe('?search=fuji');
});

it('does not pull back people who follow a link right after typing', async () => {
  const { router, arrive } = show();
  type('fuji');
  act(() => void router.navigate('/elsewhere'));
  await rest();
  await arrive();
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(screen.getByText('Elsewhere at last')).toBeVisible();
});

it('waits for a pressed link until it is clear that it leads nowhere', async () => {
  const { router } = show();
  type('fuji');
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await rest();
  expect(router.state.location.search).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(router.state.location.search).toBe('?search=fuji');
});

it('continues after a press that opens another window', async () => {
  const { router } = show();
  type('fuji');
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }), { ctrlKey: true });
  await rest();
  expect(router.state.location.search).toBe('?search=fuji');
});

it('continues if the visitor stays after all', async () => {
  const { router } = show();
  type('fuji');
  act(() => void router.navigate('/elsewhere'));
  await rest();
  await act(() => router.navigate('/spots?kind=city'));
  type('fuji san');
  await rest();
  expect(router.state.location.search).toBe('?search=fuji+san');
});
