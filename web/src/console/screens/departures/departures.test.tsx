import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Batch,
  type DepartureCancellation,
  type Manifest,
  NO_BOOKING_LIMITS,
  PERMISSIONS,
  type Permission,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as files from '../../../lib/device/save-file.ts';
import { fakeApi, later, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { menuOf, StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { ScreenParamsContext } from '../../kit/address/screen-params.ts';
import { aBookingListItem, aStaffPerson } from '../../test/booking-list-items.ts';
import { DeparturesScreen } from './departures-screen.tsx';
import { ManifestScreen } from './manifest-screen.tsx';

const DEPARTURE = {
  offerId: 'istanbul',
  day: '2027-04-12',
  startTime: null,
  travelSpot: 'Istanbul Old City',
  travelCountry: 'Turkey',
  bookings: 2,
  people: 5,
  checkedIn: 1,
  balance: [{ currency: 'usd', amount: 95_000 }],
  closed: false,
  scheduled: false,
  capacity: null,
  taken: 0,
  waiting: 0,
};
const MANIFEST: Manifest = {
  departure: DEPARTURE,
  batchId: null,
  rows: [
    {
      ...aBookingListItem(),
      lastDay: '2027-04-16',
      companionNames: 'Cy Lovelace\nJoan Clarke',
      wishes: 'A crib, please.',
      notes: ['Two of them eat no meat.'],
    },
    {
      ...aBookingListItem({ _id: 'noor', travelName: 'Noor Rahimi', attendance: 'checked_in' }),
      lastDay: '2027-04-16',
      companionNames: '',
      wishes: '',
      notes: [],
    },
  ],
};
const BATCH = {
  _id: 'batch',
  done: 1,
  left: 0,
  nextTryAt: null,
  finishedAt: '2027-04-01T00:00:00.000Z',
};

const NOBODY = { ...DEPARTURE, bookings: 0, people: 0, checkedIn: 0, balance: [], closed: true };

const DAY_RECORD = { day: DEPARTURE.day, scheduled: true, closed: false, capacity: null, note: '', taken: 5, kept: 0 }; // prettier-ignore
const PLACES = {
  spotId: 'istanbul',
  spot: 'Istanbul Old City',
  country: 'Turkey',
  today: '2027-04-01',
  limits: { ...NO_BOOKING_LIMITS, mode: 'departures', capacity: 12 },
  revision: 1,
  leadDays: 0,
  days: [
    { ...DAY_RECORD, startTime: '09:00', taken: 12 },
    { ...DAY_RECORD, startTime: '14:30' },
    { ...DAY_RECORD, startTime: '17:00', scheduled: false, taken: 0 },
  ],
  waiting: [],
};

const PREVIEW = {
  bookings: 2,
  hasBegun: false,
  back: [{ currency: 'usd', refund: 47_500, beyond: 47_500, card: 40_000, counter: 7500, gift: 0 }],
  most: 23_750,
};

function open(
  element: ReactNode,
  permissions: readonly Permission[] = PERMISSIONS,
  manifest: Manifest = MANIFEST,
  { preview = PREVIEW, ...who }: { preview?: DepartureCancellation } & Partial<ConsoleStaff> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  at: { startTime?: string } = {},
) {
  let batch: Batch = { ...BATCH, failed: [{ bookingId: 'noor', code: 'payment_in_progress' }] };
  const { api, calls } = fakeApi({
    'GET /operator/waitlist': () => ok([]),
    'GET /operator/departures': () => ok([DEPARTURE, { ...NOBODY, day: '2027-04-13' }]),
    'GET /operator/departures/istanbul/2027-04-12/manifest': () => ok(manifest),
    'GET /operator/departures/istanbul/2027-04-12/manifest.csv': () => ok('Maya\r\n'),
    'GET /operator/departures/istanbul/2027-04-12/cancellation': () => ok(preview),
    'POST /operator/departures/istanbul/2027-04-12/cancellation': () => {
      const departure = { ...manifest.departure, closed: true };
      manifest = { ...manifest, departure, batchId: 'batch' };
      return ok({ ...BATCH, done: 0, left: 2, finishedAt: null, failed: [] }, 201);
    },
    'POST /operator/departures/istanbul/2027-04-12/opening': () => {
      manifest = { ...manifest, departure: { ...manifest.departure, closed: false } };
      return ok({ offerId: 'istanbul', day: '2027-04-12', startTime: null, closed: false });
    },
    'GET /operator/batches/batch': () => ok(batch),
    'GET /operator/spots/istanbul/availability': () => ok(PLACES),
    ...answers,
    'POST /operator/batches/batch/retry': () => {
      batch = { ...BATCH, left: 1, finishedAt: null, nextTryAt: BATCH.finishedAt, failed: [] };
      return ok(batch);
    },
  });
  const staff = { ...aStaffPerson(permissions), role: 'owner' as const, ...who };
  renderInConsole(
    <StaffContext value={{ ...staff, menu: menuOf([], staff) }}>
      <ScreenParamsContext value={{ offerId: 'istanbul', day: '2027-04-12', ...at }}>
        {element}
      </ScreenParamsContext>
    </StaffContext>,
    { api, user: ADA, at: '/admin/departures' },
  );
  return { calls, person: userEvent.setup({ delay: null }) };
}

test('shows how many depart, who is here and what is due, and links to the manifest', async () => {
  open(<DeparturesScreen />);
  const list = within(await screen.findByRole('list', { name: 'Departures' }));
  const [row, closed] = list.getAllByRole('listitem');
  expect(row).not.toHaveTextContent('Canceled');
  expect(closed).toHaveTextContent('Canceled');
  expect(row).toHaveTextContent('2 bookings · 5 people · 1 of 2 checked in$950.00');
  expect(list.getAllByRole('link', { name: 'Istanbul Old City' })[0]).toHaveAttribute(
    'href',
    '/admin/departures/istanbul/2027-04-12',
  );
});

test('names a day’s departures by their times', async () => {
  const times = [
    { ...DEPARTURE, startTime: '09:00' },
    { ...DEPARTURE, startTime: '14:30' },
  ];
  const answers = { 'GET /operator/departures': () => ok(times) };
  open(<DeparturesScreen />, PERMISSIONS, MANIFEST, {}, answers);
  const list = within(await screen.findByRole('list', { name: 'Departures' }));
  const [morning, afternoon] = list.getAllByRole('listitem');
  expect(morning).toHaveTextContent('Apr 12, 2027, 9:00 AM · Turkey');
  expect(afternoon).toHaveTextContent('Apr 12, 2027, 2:30 PM · Turkey');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/departures/istanbul/2027-04-12/09:00',
    '/admin/departures/istanbul/2027-04-12/14:30',
  ]);
});

/** Simulates a wide screen, or paper, where a table fits. */
function withRoom() {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true })); // prettier-ignore
}
afterEach(() => vi.unstubAllGlobals());

test('a manifest shows the party, its return, and notices', async () => {
  withRoom();
  open(<ManifestScreen />);
  const heading = await screen.findByRole('heading', { name: 'Istanbul Old City, Apr 12, 2027' });
  expect(heading).toBeVisible();
  const [, maya, noor] = within(screen.getByRole('table', { name: 'Travelers' })).getAllByRole(
    'row',
  );
  expect(maya).toHaveTextContent(/Maya Brennan.*2 adults, 1 child.*Apr 16, 2027.*\$950\.00/);
  expect(maya).toHaveTextContent('Two of them eat no meat.');
  expect(maya).toHaveTextContent('From the traveler: A crib, please.');
  expect(maya).toHaveTextContent('Also traveling: Cy Lovelace, Joan Clarke');
  expect(noor).toHaveTextContent('Checked in');
});

test('a manifest is a list on a phone', async () => {
  open(<ManifestScreen />);
  const list = within(await screen.findByRole('list', { name: 'Travelers' }));
  const [maya] = list.getAllByRole('listitem');
  expect(maya).toHaveTextContent('Maya Brennan$950.00');
  expect(maya).toHaveTextContent('WF-7K3M9Q · 2 adults, 1 child · Apr 16, 2027');
  expect(maya).toHaveTextContent('Two of them eat no meat.');
});

test('cancels the departure, after saying how many bookings, and lists failures', async () => {
  const { calls, person } = open(<ManifestScreen />);
  await person.click(await screen.findByRole('button', { name: 'Cancel the departure...' }));
  expect(screen.getByText(/^2 bookings, 5 people: each is canceled/)).toBeVisible();
  await person.type(screen.getByLabelText('Message to the travelers'), 'A storm.');
  await person.click(screen.getByRole('button', { name: /^Cancel 2 bookings/ }));
  const sent = calls.findLast(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ reasonCode: 'weather', message: 'A storm.', tell: true });
  expect(await screen.findByText(/1 canceled\. 1 couldn’t be canceled:/)).toBeVisible();
  expect(screen.getByText('WF-7K3M9Q, Noor Rahimi: a card payment is in progress')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 canceled, 1 to go\. .* we keep trying\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const canceling = async (...how: Parameters<typeof open>) => {
  const { person } = open(...how);
  await person.click(await screen.findByRole('button', { name: 'Cancel the departure...' }));
  await screen.findByText(/^\$475\.00 will be refunded:/);
  return { person, button: screen.getByRole('button', { name: /^Cancel 2 bookings/ }) };
};
const MANAGER = PERMISSIONS.filter((one) => one !== 'departures.cancel');

test('says how much is refunded, and how much of it exceeds the terms', async () => {
  const { button } = await canceling(<ManifestScreen />);
  expect(
    screen.getByText(
      '$475.00 will be refunded: $400.00 by card, $75.00 in person. $475.00 of it is more than the terms allow.',
    ),
  ).toBeVisible();
  expect(button).toBeEnabled();
});

test('cannot be canceled by a person whose limit is lower, and says who can', async () => {
  const limited = { role: 'manager', refundLimit: 23_749 } as const;
  const { button } = await canceling(<ManifestScreen />, MANAGER, MANIFEST, limited);
  expect(button).toBeDisabled();
  expect(screen.getByText(/^That is more than you can refund for each trip/)).toBeVisible();
});

test('can be canceled for the agency’s own reasons by those with the right', async () => {
  const trusted = { role: 'manager' } as const;
  const { button, person } = await canceling(<ManifestScreen />, PERMISSIONS, MANIFEST, trusted);
  expect(button).toBeEnabled();
  await person.selectOptions(screen.getByLabelText('Reason'), 'The traveler asked for it');
  expect(button).toBeDisabled();
  expect(screen.getByText(/^You can cancel a departure because of the weather/)).toBeVisible();
});

test('cannot be canceled after its start without the right to refund', async () => {
  const begun = { preview: { ...PREVIEW, hasBegun: true, most: 0 }, role: 'staff' } as const;
  const clerk = ['bookings.read', 'bookings.cancel'] as const;
  const { button } = await canceling(<ManifestScreen />, clerk, MANIFEST, begun);
  expect(button).toBeDisabled();
  expect(screen.getByText(/^This departure has begun\. Ask a colleague/)).toBeVisible();
});

test('those who may only read can print, but neither cancel, open nor check in', async () => {
  open(<ManifestScreen />, ['bookings.read']);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
});

test('saves a manifest as a table', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { person } = open(<ManifestScreen />);
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]).toEqual([
    'manifest-2027-04-12.csv',
    'text/csv;charset=utf-8',
    '\uFEFFMaya\r\n',
  ]);
  save.mockRestore();
});

test('has no travelers left once they are canceled, even if an older list arrives later [attack a manifest that lists canceled trips]', async () => {
  const closed = { ...MANIFEST, departure: { ...DEPARTURE, closed: true }, batchId: 'batch' };
  const old = later();
  let lists = 0;
  let looks = 0;
  const answers = {
    'GET /operator/departures/istanbul/2027-04-12/manifest': () => {
      lists += 1;
      if (lists === 2) return old.promise;
      return ok(lists === 1 ? closed : { departure: NOBODY, batchId: 'batch', rows: [] });
    },
    'GET /operator/batches/batch': () => {
      looks += 1;
      const under = { ...BATCH, done: 0, left: 2, finishedAt: null, failed: [] };
      return ok(looks === 1 ? under : { ...BATCH, done: 2, failed: [] });
    },
  };
  open(<ManifestScreen />, PERMISSIONS, MANIFEST, {}, answers);
  expect(await screen.findByRole('link', { name: 'Maya Brennan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
  expect(await screen.findByText('2 canceled.', {}, { timeout: 5000 })).toBeVisible();
  await old.answer(ok(closed));
  expect(await screen.findByText('No travelers are left.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Maya Brennan' })).toBeNull();
});

test('checks in one party from the manifest', async () => {
  const { calls, person } = open(
    <ManifestScreen />,
    PERMISSIONS,
    MANIFEST,
    {},
    {
      'POST /operator/bookings/maya/attendance': () => ok({}),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Check in Maya Brennan' }));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    attendance: 'checked_in',
    revision: 3,
    anyway: true,
  });
});

test('says why a departure was canceled, and reopens it', async () => {
  const { person } = open(<ManifestScreen />, PERMISSIONS, {
    departure: NOBODY,
    batchId: 'batch',
    rows: [],
  });
  expect(await screen.findByText('Canceled. No one can book this departure.')).toBeVisible();
  expect(await screen.findByText(/^1 canceled\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the departure...' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open for booking again' }));
  await waitFor(() => expect(screen.queryByText(/^Canceled\. No one/)).toBeNull());
});

test('reads, saves, cancels and reopens only the departure of its time', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const departure = { ...DEPARTURE, startTime: '14:30' };
  const { calls, person } = open(
    <ManifestScreen />,
    PERMISSIONS,
    { ...MANIFEST, departure },
    {},
    {},
    { startTime: '14:30' },
  );
  const name = 'Istanbul Old City, Apr 12, 2027, 2:30 PM';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toBe('manifest-2027-04-12-1430.csv'));
  await person.click(screen.getByRole('button', { name: 'Cancel the departure...' }));
  await person.click(await screen.findByRole('button', { name: /^Cancel 2 bookings/ }));
  await person.click(await screen.findByRole('button', { name: 'Open for booking again' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/opening'))).toBe(true));
  const ofDay = calls.filter(({ path }) => path.startsWith('/operator/departures/istanbul/'));
  expect(new Set(ofDay.map(({ path }) => path.split('/').at(-1)))).toEqual(
    new Set(['manifest', 'manifest.csv', 'cancellation', 'opening']),
  );
  expect(ofDay.map(({ query }) => query)).toEqual(ofDay.map(() => ({ startTime: '14:30' })));
});

test('says how many people a departure needs, and guarantees it after a confirmation', async () => {
  const minimum = { people: 8, decideOn: '2027-03-29' };
  const path = '/operator/departures/istanbul/2027-04-12/guarantee';
  const departure = { ...DEPARTURE, scheduled: true, minimum };
  const answers = { [`POST ${path}`]: () => ok({ offerId: 'istanbul', day: DEPARTURE.day, guaranteed: true }) }; // prettier-ignore
  const { calls, person } = open(
    <ManifestScreen />,
    PERMISSIONS,
    { ...MANIFEST, departure },
    {},
    answers,
  );
  expect(await screen.findByText('Not guaranteed yet')).toBeVisible();
  expect(screen.getByText(/^needs 8 people, decided/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Guarantee...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guarantee this departure?' }));
  await person.click(dialog.getByRole('button', { name: 'Guarantee' }));
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
});

test('says how many places are taken, and links to the day’s other departures', async () => {
  const departure = { ...DEPARTURE, startTime: '14:30', capacity: 4, taken: 5, scheduled: true };
  const at = { startTime: '14:30' };
  open(<ManifestScreen />, PERMISSIONS, { ...MANIFEST, departure }, {}, {}, at);
  const times = within(await screen.findByRole('navigation', { name: 'Start times on this day' }));
  const [morning, afternoon, ...others] = times.getAllByRole('link');
  expect(morning).toHaveTextContent('9:00 AM12');
  expect(morning).toHaveAttribute('href', '/admin/departures/istanbul/2027-04-12/09:00');
  expect(afternoon).toHaveAttribute('aria-current', 'true');
  expect(others).toEqual([]);
  expect(screen.getByText('5 of 4 places taken')).toBeVisible();
  expect(screen.getByText('1 over')).toBeVisible();
});

test('cancels a departure without bookings by closing it', async () => {
  const departure = { ...NOBODY, closed: false, scheduled: true, startTime: '14:30', capacity: 8 };
  const path = '/operator/spots/istanbul/departures';
  const { calls, person } = open(
    <ManifestScreen />,
    PERMISSIONS,
    { departure, batchId: null, rows: [] },
    {},
    { [`PUT ${path}`]: () => ok({ days: [] }) },
    { startTime: '14:30' },
  );
  expect(await screen.findByText('No one has booked yet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Call off...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Call off this departure?' }));
  expect(dialog.getByText(/^Istanbul Old City, Apr 12, 2027, 2:30 PM: no one has booked/)).toBeVisible(); // prettier-ignore
  await person.click(dialog.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  const sent = calls.find((call) => call.path === path);
  expect(sent?.body).toEqual({
    days: ['2027-04-12'],
    startTimes: ['14:30'],
    set: { closed: true },
  });
});

test('those who may not change departures cannot cancel an empty one', async () => {
  const departure = { ...NOBODY, closed: false, scheduled: true };
  open(<ManifestScreen />, ['bookings.read'], { departure, batchId: null, rows: [] });
  expect(await screen.findByText('No one has booked yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Call off...' })).toBeNull();
});
