import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability, WaitingParty } from '@wayfarer/contract';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Joining } from './answers/join-waitlist.tsx';
import { DepartureCalendar } from './departures/departure-calendar.tsx';
import type { TripCalendarProps } from './trip-calendar.tsx';

const departure = (day: string, startTime: string | null, left: number) => ({
  day,
  startTime,
  left,
  closed: false,
  note: '',
});

const CALENDAR: Availability = {
  mode: 'departures',
  today: '2027-05-01',
  first: '2027-05-02',
  last: null,
  leadDays: 1,
  minDays: 1,
  maxDays: 30,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 12,
  days: [
    departure('2027-05-04', '09:00', 0),
    departure('2027-05-04', '14:00', 3),
    departure('2027-05-11', '14:00', 12),
  ],
};

function show(part: Partial<TripCalendarProps> = {}) {
  const onTrip = vi.fn<TripCalendarProps['onTrip']>();
  render(
    <MemoryRouter>
      <DepartureCalendar
        label="Travel date"
        calendar={CALENDAR}
        isFailed={false}
        month="2027-05"
        day=""
        startTime={null}
        days={1}
        people={2}
        onTrip={onTrip}
        onMonth={vi.fn<(month: string) => void>()}
        onRetry={vi.fn<() => void>()}
        {...part}
      />
    </MemoryRouter>,
  );
  return { onTrip, person: userEvent.setup({ delay: null }) };
}

test('lists a day’s departures by their times, each with its places', async () => {
  const { onTrip, person } = show();
  const day = within(screen.getByRole('group', { name: 'Tue, May 4' }));
  const [morning, afternoon] = day.getAllByRole('radio');
  expect(morning).toBeDisabled();
  expect(day.getByText('Sold out')).toBeVisible();
  expect(afternoon).toHaveAccessibleName('2:00 PM 3 places left');
  expect(screen.getByText('Times are local time at the destination.')).toBeVisible();
  await person.click(day.getByRole('radio', { name: /2:00 PM/ }));
  expect(onTrip).toHaveBeenLastCalledWith('2027-05-04', 1, '14:00');
  await person.click(screen.getByRole('radio', { name: /^Tue, May 11 · 2:00 PM/ }));
  expect(onTrip).toHaveBeenLastCalledWith('2027-05-11', 1, '14:00');
});

test('asks for a time if only a day was chosen', async () => {
  show({ day: '2027-05-04' });
  expect(await screen.findByText('Choose a start time on May 4, 2027.')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('selects a day’s only departure', () => {
  show({ day: '2027-05-11' });
  expect(screen.getByText('There is room for all 2 of you.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /May 11/ })).toBeChecked();
});

test('offers the day’s other departures first if one is full, and has its own waiting list', async () => {
  const entry: WaitingParty = {
    _id: 'wait',
    spotId: 'reef',
    travelSpot: 'Great Barrier Reef',
    travelCountry: 'Australia',
    image: null,
    travelDate: '2027-05-04',
    startTime: '09:00',
    travelDuration: 1,
    travellers: { adults: 2, children: 0, infants: 0 },
    state: 'waiting',
    ahead: 0,
    bookingId: null,
    mayAccept: false,
    offeredUntil: null,
    createdAt: '2027-04-01T00:00:00.000Z',
  };
  const join = vi.fn<Joining['join']>(async () => ({ data: entry }));
  const joining: Joining = {
    email: 'ada@example.com',
    party: entry.travellers,
    signIn: { to: '/login' },
    bookings: '/bookings',
    join,
  };
  const { onTrip, person } = show({ joining });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(screen.getByRole('button', { name: 'Waiting list Tue, May 4, 9:00 AM' }));
  await person.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  expect(screen.getByText(/May 4, 2027, 9:00 AM is full\./)).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('May 4, 9:00 AM')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect(join).toHaveBeenCalledWith({ day: '2027-05-04', startTime: '09:00', days: 1, people: 2 });
  expect(await screen.findByText('You’re on the list for May 4, 2027, 9:00 AM.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tue, May 4, 2:00 PM' }));
  expect(onTrip).toHaveBeenLastCalledWith('2027-05-04', 1, '14:00');
});
