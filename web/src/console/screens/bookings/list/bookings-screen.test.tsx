import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BookingListItem, PERMISSIONS, type Spot } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import * as files from '../../../../lib/device/save-file.ts';
import { fakeApi, later, ok, refused } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderInConsole } from '../../../../test/render-in-console.tsx';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { aBookingListItem, aStaffPerson } from '../../../test/booking-list-items.ts';
import { BookingsScreen } from './bookings-screen.tsx';

afterEach(() => localStorage.clear());

const GRACE = aBookingListItem({
  _id: 'grace',
  reference: 'WF-2C8RVN',
  travelName: 'Grace Okonkwo',
  travelSpot: 'Serengeti Plains',
  state: 'cancelled',
  money: { currency: 'usd', total: 95_000, paid: 19_000, refunded: 0, balance: 0 },
  refund: { amount: 19_000, progress: 'at_bank', left: 19_000 },
});

const HOI_AN: Spot = {
  _id: 'hoi-an',
  spot: 'Hoi An',
  country: 'Vietnam',
  location: '',
  category: 'historical',
  description: 'Lanterns.',
  image: '/media/hoi-an.webp',
  average_cost: '$95',
  seasonality: '',
  travel_time: '',
  totalVisitorsPerYear: '',
  rating: 4.8,
  rated: true,
  visitors: 1000,
  likes: 12,
  contributed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const SUMMARY = {
  count: 12,
  booked: 10,
  people: 25,
  amounts: [{ currency: 'usd', total: 1_386_750, balance: 1_002_750 }],
};

interface Opening {
  rows?: BookingListItem[];
  next?: string;
  at?: string;
  permissions?: Parameters<typeof aStaffPerson>[0];
  attendance?: Parameters<typeof fakeApi>[0][string];
  answers?: Parameters<typeof fakeApi>[0];
}

function open({
  rows = [aBookingListItem(), GRACE],
  next,
  at = '',
  permissions = PERMISSIONS,
  attendance = () => ok({}),
  answers = {},
}: Opening = {}) {
  // prettier-ignore
  const link = next === undefined ? {} : { headers: { link: `</api/x?cursor=${next}>; rel="next"` } };
  const { api, calls } = fakeApi({
    'GET /operator/bookings': () => ({ ...ok(rows), ...link }),
    'GET /operator/bookings/summary': () => ok(SUMMARY),
    'GET /operator/bookings/views': () => ok({ week: 18, open: 1000, unpaid: 5, canceled: 0 }),
    'POST /operator/bookings/maya/attendance': attendance,
    ...answers,
  });
  const staff = aStaffPerson(permissions);
  const view = renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <BookingsScreen />
    </StaffContext>,
    { api, user: ADA, at: `/admin/bookings${at}` },
    '/admin/bookings',
  );
  const asked = () => calls.findLast(({ path }) => path === '/operator/bookings')?.query;
  return { ...view, calls, asked, person: userEvent.setup({ delay: null }) };
}
const list = async () => within(await screen.findByRole('list', { name: 'Bookings' }));

test('shows who travels where and when, what is paid and what is due', async () => {
  open();
  const [maya, grace] = (await list()).getAllByRole('listitem');
  expect(maya).toHaveTextContent('Maya Brennan');
  expect(maya).toHaveTextContent('Istanbul Old City');
  expect(maya).toHaveTextContent(/Apr 12\s–\s16, 2027 · 2 adults, 1 child/);
  expect(maya).toHaveTextContent('$950.00');
  expect(maya).toHaveTextContent('$237.50 paid');
  expect(grace).toHaveTextContent('Canceled');
  expect(grace).toHaveTextContent('$190.00 being refunded');
  expect(screen.getByRole('link', { name: 'Maya Brennan' })).toHaveAttribute(
    'href',
    '/admin/bookings/maya',
  );
});

test('shows by which day a balance is due, and finds and marks overdue ones', async () => {
  const planned = { currency: 'usd', total: 95_000, paid: 19_000, refunded: 0, balance: 76_000 };
  const rows = [
    aBookingListItem({ money: { ...planned, first: 19_000, balanceDueOn: '2027-03-13' } }),
    { ...GRACE, state: 'booked' as const, refund: undefined, money: { ...planned, balanceDueOn: '2027-02-13', overdue: true as const } }, // prettier-ignore
  ];
  const { asked, person } = open({ rows });
  const [maya, grace] = (await list()).getAllByRole('listitem');
  expect(maya).toHaveTextContent('due by Mar 13, 2027');
  expect(grace).toHaveTextContent('overdue since Feb 13, 2027');
  await person.selectOptions(screen.getByLabelText('Balance'), 'Overdue');
  expect(asked()).toMatchObject({ balance: 'overdue' });
});

test('the address contains the filter, the order and the page', async () => {
  const { asked, person, router } = open({ at: '?state=booked&sort=name', next: 'abc' });
  await list();
  expect(asked()).toEqual({ state: 'booked', sort: 'name' });
  await person.click(screen.getByRole('link', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?state=booked&sort=name&cursor=abc');
  expect(asked()).toEqual({ state: 'booked', sort: 'name', cursor: 'abc' });
  await person.selectOptions(await screen.findByLabelText('Balance'), 'Open');
  expect(router.state.location.search).toBe('?state=booked&sort=name&balance=open');
  await person.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'maya{Enter}');
  expect(router.state.location.search).toContain('q=maya');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

test('shows the soonest trip first, the number in each view, and the list’s totals', async () => {
  const { asked, calls } = open({ at: '?state=booked' });
  await list();
  expect(asked()).toEqual({ state: 'booked', sort: 'soonest' });
  expect(await screen.findByRole('link', { name: /^Departing this week\s*18$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Balance open\s*1,000\+$/ })).toBeVisible();
  const sums = screen.getByText(/^12 bookings\./);
  expect(sums).toHaveTextContent(
    '12 bookings. The 10 that are booked: 25 people, $13,867.50 in total, $10,027.50 open.',
  );
  const summed = calls.filter(({ path }) => path === '/operator/bookings/summary');
  expect(summed.map(({ query }) => query)).toEqual([{ state: 'booked' }]);
});

test('does not add up too many bookings', async () => {
  const many = { count: 5001, booked: 0, people: 0, amounts: [] };
  open({ answers: { 'GET /operator/bookings/summary': () => ok(many) } });
  expect(await screen.findByText(/^More than 5,000 bookings\./)).toBeVisible();
});

test('shows one destination’s bookings, found by its name', async () => {
  const { asked, person, router } = open({
    answers: {
      'GET /allSpots/suggestions': () =>
        ok([{ kind: 'spot', label: 'Hoi An', detail: 'Vietnam', spotId: 'hoi-an' }]),
      'GET /allSpots/hoi-an': () => ok(HOI_AN),
    },
  });
  await list();
  await person.click(screen.getByRole('button', { name: 'Destination Any' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bookings of a destination' }));
  await person.type(dialog.getByRole('combobox'), 'hoi');
  await person.click(await dialog.findByRole('option', { name: /Hoi An/ }));
  expect(router.state.location.search).toBe('?offerId=hoi-an');
  expect(asked()).toMatchObject({ offerId: 'hoi-an' });
  expect(await screen.findByRole('button', { name: /^Destination\s*Hoi An$/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Bookings of all destinations' }));
  expect(router.state.location.search).toBe('');
});

test('refunded money counts neither as still to be refunded nor as paid', async () => {
  const { money } = aBookingListItem();
  open({
    rows: [
      {
        ...GRACE,
        money: { ...GRACE.money, refunded: 16_000 },
        refund: { amount: 16_000, progress: 'none', left: 0 },
      },
      aBookingListItem({ money: { ...money, refunded: 2050 } }),
    ],
  });
  const [handedOut, goodwill] = (await list()).getAllByRole('listitem');
  expect(handedOut).toHaveTextContent('$160.00 refunded');
  expect(goodwill).toHaveTextContent('$237.50 paid');
  expect(goodwill).toHaveTextContent('$20.50 refunded as goodwill');
});

test('keeps the rows until those of another filter have arrived', async () => {
  const answer = later();
  let asked = 0;
  const { person } = open({
    answers: {
      'GET /operator/bookings': () => {
        asked += 1;
        const link = { headers: { link: '</api/x?cursor=c2>; rel="next"' } };
        return asked === 1 ? { ...ok([aBookingListItem()]), ...link } : answer.promise;
      },
    },
  });
  const maya = (await list()).getByRole('link', { name: 'Maya Brennan' });
  await person.selectOptions(screen.getByLabelText('Balance'), 'Open');
  expect(maya).toBeVisible();
  // the next page would belong to the previous list
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  await answer.answer(ok([GRACE]));
  expect(await screen.findByRole('link', { name: 'Grace Okonkwo' })).toBeVisible();
  expect(maya).not.toBeInTheDocument();
});

test('calls nothing empty while another list is loading', async () => {
  const answer = later();
  let asked = 0;
  const { person } = open({
    at: '?q=nobody',
    answers: {
      'GET /operator/bookings': () => {
        asked += 1;
        return asked === 1 ? ok([]) : answer.promise;
      },
    },
  });
  const empty = await screen.findByRole('heading', { name: 'No bookings match' });
  await person.selectOptions(screen.getByLabelText('Balance'), 'Open');
  expect(empty).not.toBeInTheDocument();
  await answer.answer(ok([GRACE]));
  expect(await screen.findByRole('link', { name: 'Grace Okonkwo' })).toBeVisible();
});

test('saves a view on this device, and removes it again', async () => {
  const { person, router } = open({ at: '?q=istanbul' });
  await person.click(await screen.findByRole('button', { name: 'Save this view' }));
  await person.type(screen.getByLabelText(/Name/), 'Bosporus{Enter}');
  const link = await screen.findByRole('link', { name: 'Bosporus' });
  expect(link).toHaveAttribute('aria-current', 'true');
  await person.click(screen.getByRole('link', { name: 'All' }));
  expect(router.state.location.search).toBe('');
  await person.click(screen.getByRole('link', { name: 'Bosporus' }));
  expect(router.state.location.search).toBe('?q=istanbul');
  await person.click(screen.getByRole('button', { name: 'Remove the view Bosporus' }));
  expect(screen.queryByRole('link', { name: 'Bosporus' })).toBeNull();
});

test('says how many will be checked in, and afterward which failed', async () => {
  const answer = later();
  const { calls, person } = open({ attendance: () => answer.promise });
  await person.click((await list()).getByRole('checkbox', { name: /Maya/ }));
  await person.click((await list()).getByRole('checkbox', { name: /Grace/ }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Check in 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Check in 1 booking?' }));
  expect(dialog.getByText('3 people will be checked in.')).toBeVisible();
  expect(dialog.getByText(/^1 selected booking is skipped/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Check in' }));
  expect(calls.at(-1)?.body).toEqual({ attendance: 'checked_in', revision: 3, anyway: true });
  await answer.answer(refused(409, 'revision_changed', 'It has been changed.'));
  const done = within(await screen.findByRole('dialog', { name: 'Checked in' }));
  expect(done.getByText('0 bookings are checked in.')).toBeVisible();
  expect(done.getByText('WF-7K3M9Q, Maya Brennan: It has been changed.')).toBeVisible();
});

test('emails the selected travelers, after saying how many, and lists failures', async () => {
  const { calls, person } = open({
    answers: {
      'POST /operator/bookings/maya/mails': () => ok({ subject: 'The ferry' }, 201),
      'POST /operator/bookings/grace/mails': () => refused(404, 'not_found', 'No such booking.'),
    },
  });
  await person.click((await list()).getByRole('checkbox', { name: /Maya/ }));
  await person.click((await list()).getByRole('checkbox', { name: /Grace/ }));
  await person.click(screen.getByRole('button', { name: 'Email 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Email the travelers of 2 bookings?' }));
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await person.type(dialog.getByLabelText(/^Subject/), 'The ferry');
  await person.type(dialog.getByLabelText(/^Text/), 'It goes at nine.');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  const done = within(await screen.findByRole('dialog', { name: 'Emails sent' }));
  expect(done.getByText('1 email is on its way.')).toBeVisible();
  expect(done.getByText('WF-2C8RVN, Grace Okonkwo: No such booking.')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([0, 1].map(() => ({ subject: 'The ferry', body: 'It goes at nine.' })));
});

test('those who may not check in cannot select, and an empty list says why', async () => {
  const { person, unmount } = open({ permissions: ['bookings.read'] });
  await person.click((await list()).getByRole('checkbox', { name: /Maya/ }));
  expect(screen.queryByRole('button', { name: /^(?:Check in|Mail) / })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New booking' })).toBeNull();
  unmount();
  open({ rows: [], at: '?q=nobody' });
  expect(await screen.findByRole('heading', { name: 'No bookings match' })).toBeVisible();
});

test('saves the table once the person has signed in again [attack export names from a session that was left open]', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  let answer: ReturnType<typeof ok> = refused(403, 'sign_in_again');
  const { calls, person } = open({
    at: '?state=booked',
    answers: { 'GET /operator/bookings.csv': () => answer },
  });
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  answer = ok('Traveler\r\n"Maya"\r\n');
  await person.type(dialog.getByLabelText('Your current password'), 'Old!course7');
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatch(/^bookings-.+\.csv$/);
  expect(save.mock.calls[0]?.[2]).toBe('\uFEFFTraveler\r\n"Maya"\r\n');
  const asked = calls.filter(({ path }) => path === '/operator/bookings.csv');
  expect(asked.map(({ query }) => query)).toEqual([{ state: 'booked' }, { state: 'booked' }]);
  save.mockRestore();
});

test('says so if an export fails, until the next one, and saves nothing', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  let answer: ReturnType<typeof ok> = refused(503, 'unavailable', 'The service is busy.');
  const { person } = open({ answers: { 'GET /operator/bookings.csv': () => answer } });
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^The export failed, and no file was saved\./)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  answer = ok('Traveler\r\n');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(screen.queryByText(/The export failed/)).toBeNull();
  save.mockRestore();
});
