import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const ROW = 100;
const spots = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: `spot-${n}` }));

function Spots({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <WindowedList list={list} items={spots(count)} seenFirst={1} className="">
      {({ _id }) => <a href={`/${_id}`}>{_id}</a>}
    </WindowedList>
  );
}

let scrolled = 0;
/** Lays out rows in one column. A gap is as high as its style says. */
function layOut(this: Element): DOMRect {
  let top = -scrolled;
  for (let row = this.previousElementSibling; row; row = row.previousElementSibling) {
    top += heightOf(row);
  }
  return { top, bottom: top + heightOf(this) } as DOMRect;
}
const heightOf = (row: Element) => Number.parseFloat((row as HTMLElement).style.height) || ROW;

async function frame(scrollTo = scrolled) {
  scrolled = scrollTo;
  fireEvent.scroll(window);
  await act(() => vi.advanceTimersByTimeAsync(20));
}
const inDocument = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  scrolled = 0;
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 1000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('renders only the part of a long list near the window, at the right position', async () => {
  render(<Spots count={605} />);
  await frame();
  // the first 60, which are one chunk, and the last 5, because an incomplete chunk always stays
  expect(inDocument()).toHaveLength(65);
  const height = () =>
    [...screen.getByRole('list').children].reduce((sum, row) => sum + heightOf(row), 0);
  expect(height()).toBe(605 * ROW);

  await frame(32_500);
  expect(inDocument()).toHaveLength(65);
  expect(inDocument()).toContain('spot-300');
  expect(inDocument()).not.toContain('spot-0');
  expect(height()).toBe(605 * ROW);
  expect(screen.getByRole('link', { name: 'spot-300' }).closest('li')).toHaveAttribute(
    'aria-posinset',
    '301',
  );
});

test('keeps the focused item, and renders a short list as a whole', async () => {
  const { rerender } = render(<Spots count={240} />);
  await frame();
  screen.getByRole('link', { name: 'spot-3' }).focus();
  await frame(20_000);
  expect(inDocument()).toContain('spot-3');
  expect(inDocument()).toContain('spot-200');
  expect(inDocument()).not.toContain('spot-100');
  rerender(<Spots count={24} />);
  await frame(0);
  expect(inDocument()).toHaveLength(24);
});
