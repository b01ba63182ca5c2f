import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Board, type BoardEntry, PERMISSIONS } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { BoardScreen } from './board-screen.tsx';

/** A Sunday, with which weeks begin in English. */
const FROM = '2027-04-04';
const at = (days: number) => addDays(FROM, days);

const entry = (part: Partial<BoardEntry> & { day: string }): BoardEntry => ({
  startTime: null,
  closed: false,
  scheduled: true,
  taken: 0,
  capacity: 12,
  fill: 'free',
  missing: 0,
  guaranteed: false,
  trips: 0,
  asked: 0,
  waiting: 0,
  ...part,
});
const NO_MARKS = { over: 0, unsure: 0, nearly: 0, full: 0, waiting: 0, asked: 0 };

const BOARD: Board = {
  from: FROM,
  to: at(6),
  days: Array.from({ length: 7 }, (_, n) => ({
    day: at(n),
    people: n,
    ...NO_MARKS,
    ...(n === 4 && { over: 1, unsure: 1 }),
  })),
  destinations: [
    {
      offerId: 'balloons',
      spot: 'Cappadocia Balloons',
      country: 'Turkey',
      mode: 'departures',
      capacity: 16,
      entries: [
        entry({ day: at(2), taken: 5, trips: 2, missing: 3 }),
        entry({ day: at(4), taken: 18, capacity: 16, fill: 'over', trips: 4, waiting: 2 }),
      ],
    },
    {
      offerId: 'reef',
      spot: 'Great Barrier Reef',
      country: 'Australia',
      mode: 'daily',
      capacity: 24,
      entries: [
        entry({ day: at(4), taken: 24, capacity: 24, fill: 'full', scheduled: false, trips: 0 }),
      ],
    },
  ],
  next: null,
};

function open(at_: string, board: Board = BOARD) {
  const { api, calls } = fakeApi({
    'GET /operator/board': () => ok(board),
    'GET /allSpots/reef': () => ok({}),
  });
  const staff = { ...aStaffPerson(PERMISSIONS), role: 'owner' as const };
  renderInConsole(
    <StaffContext value={{ ...staff, menu: menuOf([], staff) }}>
      <BoardScreen />
    </StaffContext>,
    { api, user: ADA, at: at_ },
  );
  const asked = () => calls.map(({ query }) => query);
  return { asked, person: userEvent.setup({ delay: null }) };
}

/** Simulates a wide screen, where a table fits. */
function withRoom() {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true })); // prettier-ignore
}
afterEach(() => vi.unstubAllGlobals());

test('shows a week as a table, with places and notices', async () => {
  withRoom();
  open('/admin/departures/week?day=2027-04-08');
  const table = within(await screen.findByRole('table', { name: 'Departures of the week' }));
  expect(screen.getByRole('heading', { name: /^Apr 4.–.10, 2027$/ })).toBeVisible();
  expect(screen.getByText('1 oversold · 1 not guaranteed yet')).toBeVisible();
  expect(table.getAllByRole('columnheader')[1]).toHaveTextContent('Sun, Apr 4');
  const [, balloons, reef, people] = table.getAllByRole('row');
  if (!balloons || !reef) throw new Error('no rows');
  const over = within(balloons).getByRole('link', { name: '18 / 16 2 over 2 waiting' });
  expect(over).toHaveAttribute('href', '/admin/departures/balloons/2027-04-08');
  expect(within(balloons).getByRole('link', { name: '5 / 12 3 more needed' })).toBeVisible();
  expect(within(balloons).getAllByText('No departure that day')).toHaveLength(5);
  // a day without trips that begin has no manifest, but a calendar
  const full = within(reef).getByRole('link', { name: '24 / 24 full' });
  expect(full).toHaveAttribute('href', '/admin/destinations/reef/places');
  expect(within(reef).getAllByRole('link', { name: '0 / 24' })).toHaveLength(6);
  expect(people).toHaveTextContent('People that day0123456');
});

test('moves to other weeks and back, and filters by notices', async () => {
  const { asked, person } = open('/admin/departures/week?day=2027-04-08');
  await person.click(await screen.findByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: at(7) }));
  await person.click(screen.getByRole('button', { name: 'Previous week' }));
  await person.click(await screen.findByRole('button', { name: /^Oversold/ }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: FROM, show: 'over' }));
  await person.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(asked().at(-1)).not.toMatchObject({ from: FROM }));
});

test('is a list of one day on a phone, with its days as buttons', async () => {
  const { person } = open('/admin/departures/week?day=2027-04-08');
  const list = within(await screen.findByRole('list', { name: 'Thursday, April 8, 2027' }));
  const [balloons, reef] = list.getAllByRole('listitem');
  expect(balloons).toHaveTextContent('Cappadocia Balloons18 / 162 over · 2 waiting');
  expect(reef).toHaveTextContent('Great Barrier Reef24 / 24full');
  await person.click(screen.getByRole('button', { name: 'Tuesday, April 6, 2027' }));
  const other = within(await screen.findByRole('list', { name: 'Tuesday, April 6, 2027' }));
  expect(other.getAllByRole('listitem')[0]).toHaveTextContent('5 / 123 more needed');
});

test('sorts a day’s departures by start time', async () => {
  const times = ['09:00', '14:00'].map((startTime) => entry({ day: at(4), startTime, taken: 1 }));
  const [balloons] = BOARD.destinations;
  if (!balloons) throw new Error('no destination');
  open('/admin/departures/week?day=2027-04-08', { ...BOARD, destinations: [{ ...balloons, entries: times }] }); // prettier-ignore
  const list = within(await screen.findByRole('list', { name: 'Thursday, April 8, 2027' }));
  const [morning, afternoon] = list.getAllByRole('listitem');
  expect(morning).toHaveTextContent('Cappadocia Balloons · 9:00 AM1 / 12');
  expect(afternoon).toHaveTextContent('2:00 PM');
  expect(list.getByRole('link', { name: /2:00 PM/ })).toHaveAttribute(
    'href',
    '/admin/departures/balloons/2027-04-08/14:00',
  );
});
