import { render, screen } from '@testing-library/react';
import type { Availability } from '@wayfarer/contract';
import { expect, test, vi } from 'vitest';
import { PlacesCalendar } from './places-calendar.tsx';

const DAYS: Availability = {
  mode: 'daily',
  today: '2027-04-01',
  first: '2027-04-03',
  last: null,
  leadDays: 2,
  minDays: 1,
  maxDays: 30,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 12,
  days: [{ day: '2027-04-13', startTime: null, left: 5, closed: false, note: '' }],
};
const TOURS: Availability = { ...DAYS, mode: 'departures' };

const calendar = (of: Availability | undefined, hasDepartures?: boolean, isFailed = false) => (
  <PlacesCalendar
    {...(hasDepartures !== undefined && { hasDepartures })}
    label="Travel date"
    calendar={of}
    isFailed={isFailed}
    onRetry={vi.fn<() => void>()}
    month="2027-04"
    onMonth={vi.fn<(month: string) => void>()}
    day=""
    startTime={null}
    days={1}
    people={2}
    onTrip={vi.fn<() => void>()}
  />
);

test('is a month of days, or a list of departures', async () => {
  const { rerender } = render(calendar(DAYS));
  expect(await screen.findByRole('grid', { name: 'April 2027' })).toBeVisible();
  rerender(calendar(TOURS));
  expect(await screen.findByRole('group', { name: 'Departures in April 2027' })).toBeVisible();
});

test('shows its controls before its days load, and then the right kind of calendar', async () => {
  const { rerender } = render(calendar(undefined, true));
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  rerender(calendar(DAYS, true));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('waits for its kind, and says so if that could not be loaded', async () => {
  const { rerender } = render(calendar(undefined));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(calendar(undefined, undefined, true));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
