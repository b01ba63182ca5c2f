import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoldNote, holdEndedText, ShortHoldNote } from './hold-note.tsx';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2027, 2, 19, 12);
const held = (minutes: number) => ({
  state: 'held' as const,
  heldUntil: new Date(NOW + minutes * MINUTE_MS).toISOString(),
  travellers: { adults: 3, children: 1, infants: 1 },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('names a time and no seconds, counts the places that are taken, and stays silent', () => {
  render(<HoldNote of={held(60)} />);
  expect(screen.getByText(/^We’re keeping your 4 places until .*nothing is charged/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so once, shortly before the end, and afterwards what can still be done', () => {
  render(<HoldNote of={held(6)} />);
  act(() => void vi.advanceTimersByTime(2 * MINUTE_MS));
  expect(screen.getByText(/keeping your places for 4 more minutes/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('a few more minutes');
  act(() => void vi.advanceTimersByTime(5 * MINUTE_MS));
  expect(screen.getByText(/^The time to pay is over/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is empty for a booking that keeps its places', () => {
  const { container } = render(
    <>
      <HoldNote of={{ ...held(60), state: 'booked' }} />
      <ShortHoldNote of={{ ...held(60), state: 'expired' }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('tells afterwards when the places were given back', () => {
  expect(holdEndedText(held(-5))).toMatch(/^We released your places at .* Nothing was charged\.$/);
  expect(holdEndedText({})).toBe('');
});
