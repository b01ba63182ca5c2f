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

it('shows minutes without seconds, counts the held places, and announces nothing', () => {
  render(<HoldNote of={held(60)} />);
  expect(screen.getByText(/^We’re keeping your 4 places until .*nothing is charged/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('announces the end once, shortly before, and then what can still be done', () => {
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

it('says afterward when the places were released', () => {
  expect(holdEndedText(held(-5))).toMatch(/^We released your places at .* Nothing was charged\.$/);
  expect(holdEndedText({})).toBe('');
});

it('shows an announced transfer’s day instead, and says so if it is late', () => {
  const transfer = { part: 'first', dueOn: '2027-03-26' } as const;
  const { rerender } = render(<HoldNote of={{ ...held(60), transfer }} />);
  expect(screen.getByText(/^We’re keeping your 4 places until Mar 26, 2027\. A transfer/)).toBeVisible(); // prettier-ignore
  rerender(<HoldNote of={{ ...held(60), state: 'booked', transfer }} />);
  expect(screen.getByText(/^We’re expecting your transfer by Mar 26, 2027/)).toBeVisible();
  rerender(<HoldNote of={{ ...held(60), transfer: { ...transfer, dueOn: '2027-03-18' } }} />);
  expect(
    screen.getByText(/^Your transfer was due by Mar 18, 2027 and isn’t here yet/),
  ).toBeVisible();
  rerender(<ShortHoldNote of={{ ...held(60), transfer }} />);
  expect(screen.getByText('Transfer by Mar 26, 2027')).toBeVisible();
});
