import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, PERMISSIONS, SETUP_STEPS, type Today } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aBookingListItem, aStaffPerson } from '../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { TodayScreen } from './today-screen.tsx';

const DAY = '2027-03-19';
const STEPS_DONE = {
  key: 'setup.steps',
  value: SETUP_STEPS,
  default: [],
  revision: 1,
  updatedAt: null,
  updatedBy: null,
};
const A_DESTINATION = {
  _id: 'coast',
  spot: 'Acadia Coast Walk',
  country: 'United States',
  location: 'Bar Harbor',
  category: null,
  image: '/media/coast.webp',
  average_cost: '$240',
  currency: 'usd',
  contributed: false,
  state: 'published',
  waits: null,
  createdAt: '2027-01-02T09:00:00.000Z',
};
const usd = (amount: number) => [{ currency: 'usd', amount }];
const nothing = { count: 0, amounts: [], oldestAt: null };

const TODAY: Today = {
  day: DAY,
  timeZone: 'America/New_York',
  departing: { bookings: 3, people: 8, notCheckedIn: 2 },
  returning: { bookings: 2, people: 5 },
  underWay: { bookings: 6, people: 15 },
  ahead: Array.from({ length: 7 }, (_, index) => ({
    day: addDays(DAY, index),
    bookings: index === 0 ? 3 : 0,
    people: index === 0 ? 8 : 0,
    balance: index === 0 ? usd(114_000) : [],
  })),
  money: {
    in: [
      {
        currency: 'usd',
        days: [
          { span: '2027-03-18', card: 123_750, counter: 31_000, back: 0 },
          { span: DAY, card: 50_000, counter: 0, back: 8_500 },
        ],
        months: [{ span: '2027-03', card: 173_750, counter: 31_000, back: 8_500 }],
      },
    ],
    outstanding: [
      { bucket: 'overdue', count: 2, amounts: usd(62_000) },
      { bucket: 'soon', count: 13, amounts: usd(759_500) },
      { bucket: 'next', count: 0, amounts: [] },
      { bucket: 'later', count: 0, amounts: [] },
    ],
    overdueBalances: { count: 0, amounts: [] },
    transfers: { expected: 0, overdue: 0 },
    goingBack: {
      pending: { count: 3, amounts: usd(61_250), oldestAt: '2027-03-15T09:00:00.000Z' },
      failed: { count: 1, amounts: usd(8_500), oldestAt: '2027-03-17T09:00:00.000Z' },
      disputes: nothing,
      counter: { count: 0, amounts: [] },
    },
    bookedToPaid: [
      { week: '2027-03-08', bookings: 0, paid: 0, canceled: 0, expired: 0, open: 0 },
      { week: '2027-03-15', bookings: 42, paid: 31, canceled: 4, expired: 2, open: 5 },
    ],
  },
  belowMinimum: [],
  toDo: {
    requests: { count: 0, oldestAt: null },
    messages: { count: 4, oldestAt: '2027-03-17T09:00:00.000Z' },
    contributions: { count: 0, oldestAt: null },
    reportedReviews: { count: 0, oldestAt: null },
    waitingReviews: { count: 0, oldestAt: null },
    mails: null,
    waitingMails: null,
    unpaid: { count: 0, from: DAY, to: addDays(DAY, 3) },
  },
};

function open(
  answer = ok(TODAY),
  spots: readonly object[] = [A_DESTINATION],
  leaving = [aBookingListItem()],
) {
  const { api, calls } = fakeApi({
    'GET /operator/dashboard': () => answer,
    'GET /operator/bookings': () => ok(leaving),
    'GET /operator/settings': () => ok([STEPS_DONE]),
    'GET /operator/spots': () => ok(spots),
    'POST /operator/bookings/maya/attendance': () => ok({}),
    [`POST /operator/departures/reef/${addDays(DAY, 9)}/guarantee`]: () =>
      ok({ offerId: 'reef', day: addDays(DAY, 9), startTime: null, guaranteed: true }),
  });
  const staff = aStaffPerson(PERMISSIONS);
  const view = renderScreen(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <TodayScreen />
    </StaffContext>,
    { api, user: ADA, at: '/admin' },
    '/admin',
  );
  return { ...view, calls, person: userEvent.setup({ delay: null }) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows the day’s figures, each with an explanation (C5)', async () => {
  const { person } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday, March 19' })).toBeVisible();
  expect(screen.getByText(/3 bookings depart today; 2 have still to check in/)).toBeVisible();
  const tile = await part('Departing today');
  expect(tile.getByText('8 people', { exact: false })).toHaveTextContent(
    '8 people · 2 to check in',
  );
  const meaning = tile.getByText(/^Booked trips whose first day is today/);
  expect(meaning).not.toBeVisible();
  const info = tile.getByRole('button', { name: 'What is “Departing today”?' });
  await person.click(info);
  expect(meaning).toBeVisible();
  expect(info).toHaveAttribute('aria-expanded', 'true');
});

test('shows the money as bars or as a table, by day or month', async () => {
  const { person } = open();
  const panel = await part('Money in over time');
  expect((await part('Money in')).getByText('$1,962.50')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Show as table' }));
  const rows = within(panel.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayCardCounterReturnedNet',
    'Mar 19$500.00–$85.00$415.00',
    'Mar 18$1,237.50$310.00–$1,547.50',
  ]);
  await person.click(panel.getByRole('radio', { name: '13 months' }));
  await person.click(panel.getByRole('button', { name: 'Show as table' }));
  expect(panel.getByRole('row', { name: /^Mar 2027/ })).toHaveTextContent('$1,962.50');
});

test('asks for a first destination if there is none', async () => {
  open(ok(TODAY), []);
  expect(await screen.findByRole('link', { name: 'Add a destination' })).toHaveAttribute(
    'href',
    '/admin/destinations/new',
  );
});

test('links each figure to its list', async () => {
  open();
  const panel = await part('Outstanding by departure');
  expect(panel.getByRole('link', { name: '0–3 days' })).toHaveAttribute(
    'href',
    '/admin/bookings?state=booked&travelFrom=2027-03-19&travelTo=2027-03-22&balance=open',
  );
  const ahead = await part('Next 7 days');
  expect(ahead.getByRole('link', { name: /^Fri, Mar 19/ })).toHaveAttribute(
    'href',
    '/admin/bookings?state=booked&travelFrom=2027-03-19&travelTo=2027-03-19',
  );
  expect(ahead.getByRole('row', { name: /^7 days/ })).toHaveTextContent('38$1,140.00');
  const departures = await part('Departures today');
  expect(await departures.findByRole('link', { name: 'Maya Brennan' })).toBeVisible();
  const toDo = await part('To do');
  expect(toDo.getByText('4 messages unanswered')).toBeVisible();
  expect(toDo.getByRole('link', { name: '1 refund failed' })).toHaveAttribute(
    'href',
    '/admin/bookings?goingBack=failed',
  );
  const under = await part('Refunds under way');
  expect(under.getByRole('link', { name: 'To hand out at the counter' })).toHaveAttribute(
    'href',
    '/admin/bookings?goingBack=counter',
  );
  expect((await part('Booked to paid')).getByText('31 paid, 4 canceled, 2 expired, 5 open.')).toBeVisible(); // prettier-ignore
});

test('each tile links to its list, and a long figure is shortened', async () => {
  const { money } = TODAY;
  if (!money) throw new Error('the day has money');
  const later = { bucket: 'later', count: 9, amounts: usd(10_123_261_450) } as const;
  open(
    ok({ ...TODAY, money: { ...money, outstanding: [...money.outstanding.slice(0, 3), later] } }),
  );
  const links = async (tile: string) => (await part(tile)).getByRole('link');
  expect(await links('Departing today')).toHaveAttribute(
    'href',
    '/admin/departures?from=2027-03-19&to=2027-03-19',
  );
  expect(await links('Money in')).toHaveAttribute('href', expect.stringMatching(/#money-in$/));
  const outstanding = await links('Outstanding');
  expect(outstanding).toHaveAttribute(
    'href',
    '/admin/bookings?state=booked&travelFrom=2027-01-18&travelTo=2030-03-18&balance=open',
  );
  expect(within(outstanding).getByText('$101.2M')).toBeVisible();
  expect(outstanding).toHaveAccessibleName('$101,240,829.50');
  expect(await links('Open refunds')).toHaveAttribute('href', '/admin/bookings?goingBack=failed');
});

test('does not say that all is done while money, unpaid trips or emails are open', async () => {
  const none = { count: 0, oldestAt: null };
  const { money, toDo } = TODAY;
  if (!money) throw new Error('the day has money');
  const since = new Date();
  since.setHours(9, 37);
  open(
    ok({
      ...TODAY,
      money: {
        ...money,
        goingBack: {
          ...money.goingBack,
          failed: nothing,
          counter: { count: 1, amounts: usd(16_000) },
        },
      },
      toDo: {
        ...toDo,
        messages: none,
        unpaid: { ...toDo.unpaid, count: 2 },
        waitingMails: { count: 3, oldestAt: since.toISOString() },
      },
    }),
  );
  const panel = await part('To do');
  expect(panel.queryByText('You are all caught up.')).toBeNull();
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '3 emails are waiting: the mail server doesn’t accept them',
    '$620.00 overdue for 2 trips that have begun',
    '2 trips begin in the next days and aren’t paid',
    '$160.00 to hand out for 1 canceled trip',
  ]);
  expect(panel.getByText(/^since 9:37\sAM$/)).toBeVisible();
  expect(panel.getByRole('link', { name: /^2 trips/ })).toHaveAttribute(
    'href',
    '/admin/bookings?state=booked&travelFrom=2027-03-19&travelTo=2027-03-22&paid=false',
  );
});

test('checks in a party that departs today with one press', async () => {
  const { calls, person } = open();
  const panel = await part('Departures today');
  expect(await panel.findByText('$950.00 to pay')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Check in Maya Brennan' }));
  expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
    path: '/operator/bookings/maya/attendance',
    body: { attendance: 'checked_in', revision: 3, anyway: true },
  });
});

test('shows the day without money to those who may not see it', async () => {
  open(ok({ ...TODAY, money: null }));
  await part('Next 7 days');
  expect(screen.queryByRole('region', { name: /Money in/ })).toBeNull();
  expect(screen.queryByRole('region', { name: /Outstanding/ })).toBeNull();
});

test('says if the day could not be loaded, and tries again', async () => {
  const { calls, person } = open(refused(503, 'unavailable', 'Try later.'));
  expect(await screen.findByText('The day couldn’t be loaded.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls.filter(({ path }) => path === '/operator/dashboard').length).toBeGreaterThan(1);
});

test('counts the unanswered requests, and links to their list', async () => {
  const requests = { count: 3, oldestAt: '2027-03-17T09:00:00.000Z' };
  open(ok({ ...TODAY, toDo: { ...TODAY.toDo, requests } }));
  const tile = within(await screen.findByRole('region', { name: 'To answer' }));
  expect(tile.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/admin/bookings?awaiting=true&sort=soonest',
  );
  expect(screen.getByRole('link', { name: '3 requests to book are waiting for an answer' })).toBeVisible(); // prettier-ignore
});

test('shows the time of a departure below its minimum, and of trips that depart today', async () => {
  const minimum = { people: 4, decideOn: DAY };
  const at = { day: addDays(DAY, 9), startTime: '14:30' };
  const below = { offerId: 'reef', travelSpot: 'Reef', minimum, people: 1, ...at };
  const row = aBookingListItem({ startTime: '09:00' });
  const { calls, person } = open(ok({ ...TODAY, belowMinimum: [below] }), undefined, [row]);
  expect(await screen.findByText(/^9:00 AM · Istanbul Old City/)).toBeVisible();
  const panel = await part('Below minimum');
  expect(panel.getByText(/, 2:30 PM · 1 of 4 people/)).toBeVisible();
  const path = `/admin/departures/reef/${at.day}/14:30`;
  expect(panel.getByRole('link', { name: 'Call off...' })).toHaveAttribute('href', path);
  await person.click(panel.getByRole('button', { name: /^Guarantee/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guarantee this departure?' }));
  await person.click(dialog.getByRole('button', { name: 'Guarantee' }));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.query).toEqual({ startTime: '14:30' });
});

test('lists departures below their minimum, to guarantee or cancel', async () => {
  const minimum = { people: 4, decideOn: DAY };
  const below = {
    offerId: 'reef',
    day: addDays(DAY, 9),
    startTime: null,
    travelSpot: 'Reef',
    minimum,
    people: 1,
  };
  const { calls, person } = open(ok({ ...TODAY, belowMinimum: [below] }));
  const panel = await part('Below minimum');
  expect(panel.getByText(/1 of 4 people/)).toBeVisible();
  const path = `/admin/departures/reef/${below.day}`;
  expect(panel.getByRole('link', { name: 'Call off...' })).toHaveAttribute('href', path);
  await person.click(panel.getByRole('button', { name: /^Guarantee/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guarantee this departure?' }));
  await person.click(dialog.getByRole('button', { name: 'Guarantee' }));
  const sent = calls.filter(({ method }) => method === 'POST').map((call) => call.path);
  expect(sent).toEqual([`/operator/departures/reef/${below.day}/guarantee`]);
});

test('links to the overdue balances', async () => {
  const money = TODAY.money && {
    ...TODAY.money,
    overdueBalances: { count: 3, amounts: usd(210_000) },
  };
  open(ok({ ...TODAY, money }));
  const path = '/admin/bookings?balance=overdue&sort=soonest';
  const tile = within(await screen.findByRole('region', { name: 'Overdue balances' }));
  expect(tile.getByRole('link')).toHaveAttribute('href', path);
  expect(tile.getByText('3 bookings')).toBeVisible();
  const task = screen.getByRole('link', { name: '$2,100.00 in overdue balances of 3 trips' });
  expect(task).toHaveAttribute('href', path);
});
