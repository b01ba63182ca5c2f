import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability, WaitingParty } from '@wayfarer/contract';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { refusalText } from './answers/fault-text.ts';
import type { Joining } from './answers/join-waitlist.tsx';
import { DayCalendar } from './days/day-calendar.tsx';
import { DepartureCalendar } from './departures/departure-calendar.tsx';
import { addMonths } from './month.ts';
import type { TripCalendarProps } from './trip-calendar.tsx';
import { dayByKey, weeksOf } from './weeks.ts';

const CALENDAR: Availability = {
  mode: 'daily',
  today: '2027-04-01',
  first: '2027-04-03',
  last: '2027-12-31',
  leadDays: 2,
  minDays: 1,
  maxDays: 30,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 12,
  days: [
    { day: '2027-04-10', startTime: null, left: 0, closed: false, note: '' },
    { day: '2027-04-13', startTime: null, left: 5, closed: false, note: '' },
    { day: '2027-04-20', startTime: null, left: null, closed: true, note: '' },
  ],
};

function show(
  part: Partial<TripCalendarProps> = {},
  Around: ComponentType<{ children: ReactNode }> | undefined = undefined,
) {
  const acts = {
    onTrip: vi.fn<TripCalendarProps['onTrip']>(),
    onMonth: vi.fn<(month: string) => void>(),
    onRetry: vi.fn<() => void>(),
  };
  const props = {
    label: 'Travel date',
    calendar: CALENDAR,
    isFailed: false,
    month: '2027-04',
    day: '',
    startTime: null,
    days: 1,
    people: 2,
    ...acts,
    ...part,
  };
  const Calendar = props.calendar?.mode === 'departures' ? DepartureCalendar : DayCalendar;
  const calendar = <Calendar {...props} />;
  render(Around ? <Around>{calendar}</Around> : calendar);
  return { person: userEvent.setup({ delay: null }), ...acts };
}

const day = (name: RegExp) => screen.getByRole('button', { name });

describe('days on request', () => {
  it('are explained, above the month and in each day’s name', () => {
    show({ calendar: { ...CALENDAR, confirm: 'on_request' } });
    expect(screen.getByText('All days are on request.')).toBeVisible();
    expect(day(/April 15, .*on request$|April 15.*, on request$/)).toBeVisible();
  });

  it('are marked in the list of departures', () => {
    show({ calendar: { ...CALENDAR, mode: 'departures', confirm: 'on_request', days: [{ day: '2027-04-22', startTime: null, left: 12, closed: false, note: '' }] } }); // prettier-ignore
    expect(screen.getByText('On request')).toBeVisible();
  });
});

describe('departures with a minimum', () => {
  const minimum = { people: 4, decideOn: '2027-04-08', missing: 2 };
  const tours: Availability = {
    ...CALENDAR,
    mode: 'departures',
    days: [
      { day: '2027-04-22', startTime: null, left: 12, closed: false, note: '', minimum },
      { day: '2027-04-29', startTime: null, left: 12, closed: false, note: '', guaranteed: true },
    ],
  };

  it('show how many people they need, how many are missing, and the date of the decision', () => {
    show({ calendar: tours, day: '2027-04-22' });
    expect(screen.getByText(/needs 4 people, 2 more needed/)).toBeVisible();
    expect(screen.getByText(/^Not yet guaranteed: if too few people book by .*Apr(?:il)? 8/)).toBeVisible(); // prettier-ignore
  });

  it('are marked once they are guaranteed', () => {
    show({ calendar: tours, day: '2027-04-29' });
    expect(screen.getByText('Guaranteed departure')).toBeVisible();
    expect(screen.getByText(/^Guaranteed: it takes place/)).toBeVisible();
  });
});

describe('a season’s price', () => {
  const seasonCost = (of: string) => (of >= '2027-04-12' ? '$336' : '');

  it('is shown in its days, unless they can’t be booked or show how few places are left', () => {
    show({ seasonCost });
    expect(day(/April 15.*, free, \$336 per day$/)).toHaveTextContent('15$336');
    expect(day(/April 14.*, free, \$336 per day$/)).toBeVisible();
    expect(day(/April 11.*, free$/)).toHaveTextContent(/^11$/);
    expect(day(/April 13/)).toHaveTextContent('135 left');
    expect(day(/April 20/)).toHaveTextContent('20closed');
  });

  it('is only in a day’s name if it is too long for the cell', () => {
    show({ seasonCost: () => '₩125,000' });
    expect(day(/April 15.*₩125,000 per day$/)).toHaveTextContent(/^15$/);
  });

  it('is shown with its departures', () => {
    const of = ['2027-04-08', '2027-04-22'].map((on) => ({
      day: on,
      startTime: null,
      left: 12,
      closed: false,
      note: '',
    }));
    show({ calendar: { ...CALENDAR, mode: 'departures', days: of }, seasonCost });
    expect(screen.getByRole('radio', { name: /Apr(?:il)? 22.*\$336 per day/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Apr(?:il)? 8/ })).not.toHaveAccessibleName(/\$/);
  });
});

describe('the days of a month', () => {
  it('say in text whether the trip can begin', async () => {
    const { onTrip, person } = show();
    expect(screen.getByRole('grid', { name: 'April 2027' })).toBeVisible();
    expect(day(/April 10.*full/)).toHaveTextContent('10full');
    expect(day(/April 13.*5 places left/)).toHaveTextContent('135 left');
    expect(day(/April 20.*closed/)).toHaveTextContent('20closed');
    expect(day(/April 2, 2027, too soon/)).toHaveAttribute('aria-disabled', 'true');
    await person.click(day(/April 14.*free/));
    expect(onTrip).toHaveBeenCalledWith('2027-04-14', 1, null);
  });

  it('that are full list the nearest ones with room', async () => {
    const { onTrip, person } = show();
    await person.click(day(/April 10.*full/));
    expect(await screen.findByText(/Apr 10, 2027 is full/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fri, Apr 9' }));
    expect(onTrip).toHaveBeenCalledWith('2027-04-09', 1, null);
  });

  it('with room for a shorter trip offer it', async () => {
    const { onTrip, person } = show({ days: 3 });
    await person.click(day(/April 8.*room for 2 of 3 days only/));
    await person.click(await screen.findByRole('button', { name: 'Make it 2 days' }));
    expect(onTrip).toHaveBeenCalledWith('2027-04-08', 2, null);
  });

  it('set the trip’s length to the destination’s', async () => {
    const { onTrip, person } = show({ calendar: { ...CALENDAR, minDays: 3, maxDays: 5 } });
    expect(day(/April 8.*room for 2 of 3|April 8.*full/)).toHaveAttribute('aria-disabled', 'true');
    await person.click(day(/April 14.*free/));
    expect(onTrip).toHaveBeenCalledWith('2027-04-14', 3, null);
  });

  it('offer that length for a chosen day', async () => {
    const { onTrip, person } = show({ calendar: { ...CALENDAR, minDays: 3 }, day: '2027-04-14' });
    expect(await screen.findByText(/at least 3 days/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Make it 3 days' }));
    expect(onTrip).toHaveBeenCalledWith('2027-04-14', 3, null);
  });

  it('explain a day that was chosen before', async () => {
    show({ day: '2027-04-13', people: 6 });
    expect(await screen.findByText(/Only 5 places are left on Apr 13, 2027/)).toBeVisible();
  });

  it('have one tab stop, and arrow keys', async () => {
    const { onMonth, person } = show({ day: '2027-04-13' });
    await person.tab();
    await person.tab();
    expect(day(/April 13/)).toHaveFocus();
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(day(/April 21/)).toHaveFocus();
    await person.keyboard('{PageDown}');
    expect(onMonth).toHaveBeenCalledWith('2027-05');
  });

  it('keep the focus between today and the last available day, and ignore other keys', async () => {
    const { onMonth, person } = show({ calendar: { ...CALENDAR, last: '2027-04-22' }, day: '2027-04-13' }); // prettier-ignore
    await person.tab();
    await person.keyboard('{PageDown}');
    expect(day(/April 22/)).toHaveFocus();
    await person.keyboard('{Home}');
    expect(day(/April 18/)).toHaveFocus();
    await person.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(day(/April 1,/)).toHaveFocus();
    await person.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(day(/April 1,/)).toHaveFocus();
    expect(onMonth).not.toHaveBeenCalled();
  });

  it('return the focus to the chosen day after another one was chosen', async () => {
    const { person } = show();
    await person.click(day(/April 10.*full/));
    expect(day(/April 10/)).toHaveAttribute('tabindex', '0');
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(day(/April 12/)).toHaveAttribute('tabindex', '0');
    await person.click(day(/April 20.*closed/));
    expect(day(/April 20/)).toHaveAttribute('tabindex', '0');
    expect(day(/April 1,/)).toHaveAttribute('aria-current', 'date');
  });

  it('move the focus to the answer when its button disappears', async () => {
    const { person } = show();
    await person.click(day(/April 10.*full/));
    await person.click(await screen.findByRole('button', { name: 'Fri, Apr 9' }));
    expect(screen.getByText(/Apr 10, 2027 is full|Choose a day/).closest('[aria-live]')).toHaveFocus(); // prettier-ignore
  });

  it('show that they load, and if they could not', async () => {
    const { onRetry, person } = show({ calendar: undefined, isFailed: true });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });
});

describe('departures', () => {
  const tours: Availability = { ...CALENDAR, mode: 'departures' };

  it('are a choice, in which full ones cannot be chosen', async () => {
    const { onTrip, person } = show({ calendar: tours, days: 5 });
    const list = within(screen.getByRole('group', { name: 'Departures in April 2027' }));
    const [full, open] = list.getAllByRole('radio');
    expect(full).toBeDisabled();
    expect(list.getAllByText('Sold out')).toHaveLength(2);
    expect(list.getByText('5 places left')).toBeVisible();
    if (open) await person.click(open);
    expect(onTrip).toHaveBeenCalledWith('2027-04-13', 5, null);
  });

  it('in another month are announced', async () => {
    const later = {
      ...tours,
      days: [{ day: '2027-06-04', startTime: null, left: 9, closed: false, note: '' }],
    };
    const { onMonth, person } = show({ calendar: later });
    await person.click(screen.getByRole('button', { name: 'Next: Fri, Jun 4' }));
    expect(onMonth).toHaveBeenCalledWith('2027-06');
  });
});

it('calculates months, weeks, and the days that keys lead to', () => {
  expect([addMonths('2027-12', 1), addMonths('2027-01', -1)]).toEqual(['2028-01', '2026-12']);
  expect(weeksOf('2027-02').map(([first]) => first)).toEqual([
    '2027-01-31',
    '2027-02-07',
    '2027-02-14',
    '2027-02-21',
    '2027-02-28',
  ]);
  expect(dayByKey('PageDown', '2027-01-31')).toBe('2027-02-28');
});

it.each([
  [{ code: 'sold_out', params: { day: '2027-04-10', left: 0 } }, 'Apr 10, 2027 is full.'],
  [
    { code: 'not_bookable_then', params: { reason: 'too_short', days: 3 } },
    'This trip takes at least 3 days.',
  ],
  [
    {
      code: 'not_bookable_then',
      params: { reason: 'start_time', day: '2027-04-10', times: '09:00, 14:00' },
    },
    'Choose a start time on Apr 10, 2027.',
  ],
  [
    { code: 'not_bookable_then', params: { reason: 'no_start', day: '2027-04-10', time: '10:00' } },
    'There is no trip on Apr 10, 2027 at 10:00 AM.',
  ],
  [
    { code: 'not_bookable_then', params: { reason: 'has_left', day: '2027-04-10', time: '10:00' } },
    'The departure at 10:00 AM on Apr 10, 2027 has already left.',
  ],
  [
    { code: 'not_bookable_then', params: { reason: 'weekday', day: '2027-04-10' } },
    'There is no trip on Apr 10, 2027.',
  ],
  [{ code: 'not_bookable_then', params: { days: 3, first: '2027-04-12' } }, undefined],
  [{ code: 'booking_paid' }, undefined],
] as const)('reads the refusal %j', (problem, text) => {
  expect(refusalText({ message: '', ...problem })).toBe(text);
});

describe('the waiting list', () => {
  const joined = { travelDate: '2027-04-10', startTime: null, ahead: 1 } as WaitingParty;
  const joining = (part: Partial<Joining> = {}): Joining => ({
    email: 'ada@example.com',
    party: { adults: 2, children: 0, infants: 0 },
    signIn: { to: '/login', state: { from: '/here' } },
    bookings: '/bookings',
    join: async () => ({ data: joined }),
    ...part,
  });
  const open = (part: Partial<Joining> = {}, props: Partial<TripCalendarProps> = {}) => {
    const join = vi.fn<Joining['join']>(async () => ({ data: joined }));
    const shown = show({ joining: joining({ join, ...part }), ...props }, MemoryRouter);
    return { ...shown, join };
  };

  it('is offered only on a full day, and joined with the party and the length', async () => {
    const { join, person } = open();
    await person.click(day(/April 20.*closed/));
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
    await person.click(day(/April 10.*full/));
    expect(await screen.findByText(/We’ll email you when 2 places open up/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    const dialog = screen.getByRole('dialog', { name: 'Join the waiting list?' });
    expect(within(dialog).getByText(/ada@example.com/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Join the waiting list' }));
    expect(join).toHaveBeenCalledWith({ day: '2027-04-10', startTime: null, days: 1, people: 2 });
    expect(await screen.findByText('1 party is ahead of you.')).toHaveFocus();
  });

  it('asks visitors to sign in first', async () => {
    const { person } = open({ email: '' });
    await person.click(day(/April 10.*full/));
    expect(await screen.findByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', '/login');
  });

  it('says why it could not be joined', async () => {
    const { person } = open({ join: async () => ({ error: { status: 409, data: { code: 'conflict', message: 'You’re already waiting for this day.' } } }) }); // prettier-ignore
    await person.click(day(/April 10.*full/));
    await person.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Join the waiting list' }));
    expect(await within(dialog).findByText(/You’re already waiting/)).toBeVisible();
  });

  it('can be reached from a sold-out departure', async () => {
    const tours = { ...CALENDAR, mode: 'departures' as const };
    const { person } = open({}, { calendar: tours });
    await person.click(screen.getByRole('button', { name: /^Waiting list/ }));
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  });
});
