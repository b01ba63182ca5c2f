import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  formatSpan,
  localToday,
  NO_BOOKING_LIMITS,
  PERMISSIONS,
  type Permission,
  type SpotAvailability,
} from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ScreenParamsContext } from '../../kit/address/screen-params.ts';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { PlacesScreen } from './places-screen.tsx';

const TODAY = localToday(new Date());

const PLACES: SpotAvailability = {
  spotId: 'reef',
  spot: 'Great Barrier Reef',
  country: 'Australia',
  today: TODAY,
  limits: { ...NO_BOOKING_LIMITS, weekdays: [...NO_BOOKING_LIMITS.weekdays] },
  revision: 0,
  leadDays: 3,
  days: [],
  waiting: [],
};

function open(
  part: Partial<SpotAvailability> = {},
  permissions: readonly Permission[] = PERMISSIONS,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const { api, callsOf } = fakeApi({
    'GET /operator/waitlist': () => ok([]),
    'GET /operator/spots/reef/availability': () => ok({ ...PLACES, ...part }),
    'PUT /operator/spots/reef/availability': () => ok({ limits: PLACES.limits, revision: 1 }),
    'PUT /operator/spots/reef/departures': () => ok({ days: [] }),
    ...answers,
  });
  const staff = { ...aStaffPerson(permissions), role: 'owner' as const };
  renderInConsole(
    <StaffContext value={{ ...staff, menu: menuOf([], staff) }}>
      <ScreenParamsContext value={{ id: 'reef' }}>
        <PlacesScreen />
      </ScreenParamsContext>
    </StaffContext>,
    { api, user: ADA, at: '/admin/destinations/reef/places' },
  );
  const sent = () => callsOf('PUT').map(({ body }) => body);
  return { sent, person: userEvent.setup({ delay: null }) };
}

const tours = { ...PLACES.limits, mode: 'departures' as const, capacity: 12 };

test('sets a destination to “on request”, without a limit', async () => {
  const { person, sent } = open();
  await person.click(await screen.findByRole('radio', { name: /^On request/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ limits: { mode: 'open', confirm: 'on_request' } });
});

test('limits a destination to a number of places per day, which is required', async () => {
  const { person, sent } = open();
  await person.click(await screen.findByRole('radio', { name: /Places a day/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a number of places')).toBeVisible();
  await person.type(screen.getByLabelText('Places'), '24 people');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const limits = { ...PLACES.limits, mode: 'daily', capacity: 24 };
  expect(sent()).toEqual([{ limits, revision: 0 }]);
});

test('plans twenty Tuesdays in a few presses, after a preview', async () => {
  const { person, sent } = open({ limits: tours, revision: 1 });
  await screen.findByRole('heading', { name: 'Plan departures' });
  const [, plan = document.body] = screen.getAllByRole('button', { name: 'Tuesday' });
  await person.click(plan);
  const button = screen.getByRole('button', { name: 'Create 20 departures' });
  expect(screen.getByText('20 new departures, 20 in all')).toBeVisible();
  await person.click(button);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [{ days, set }] = sent() as [{ days: string[]; set: object }];
  expect([days.length, set]).toEqual([20, { scheduled: true }]);
});

test('plans departures that need four people, decided two weeks before', async () => {
  const { person, sent } = open({ limits: tours, revision: 1 });
  await screen.findByRole('heading', { name: 'Plan departures' });
  const [, plan = document.body] = screen.getAllByRole('button', { name: 'Tuesday' });
  await person.click(plan);
  await person.type(screen.getByLabelText('Guaranteed from, in people'), '4');
  await person.click(screen.getByRole('button', { name: 'Create 20 departures' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const minimum = { people: 4, decideDays: 14 };
  expect(sent()[0]).toMatchObject({ set: { scheduled: true, minimum } });
});

test('changes or removes a departure’s minimum', async () => {
  const day = addDays(TODAY, 1);
  const minimum = { people: 4, decideOn: TODAY };
  const own = {
    startTime: null,
    scheduled: true,
    closed: false,
    capacity: null,
    note: '',
    taken: 1,
    kept: 0,
    minimum,
  };
  const { person, sent } = open({ limits: tours, days: [{ day, ...own }] });
  const grid = within(await screen.findByRole('grid'));
  const next = screen.queryByRole('button', { name: /1 of 12 places taken/ });
  if (!next) await person.click(screen.getByRole('button', { name: 'Next month' }));
  await person.click(grid.getByRole('button', { name: /1 of 12 places taken/ }));
  const [, people = document.body] = screen.getAllByLabelText('Guaranteed from, in people');
  expect(people).toHaveValue('4');
  await person.clear(people);
  await person.click(screen.getByRole('button', { name: 'Save 1 day' }));
  await waitFor(() => expect(sent()).toEqual([{ days: [day], set: { minimum: null }, anyway: false }])); // prettier-ignore
});

test('changes a range of days, and asks if booked travelers are affected', async () => {
  const day = addDays(TODAY, 1);
  const own = {
    startTime: null,
    scheduled: false,
    closed: false,
    capacity: null,
    note: '',
    taken: 26,
    kept: 0,
  };
  let isFirst = true;
  const { person, sent } = open(
    { limits: { ...tours, mode: 'daily', capacity: 24 }, days: [{ day, ...own }] },
    PERMISSIONS,
    {
      'PUT /operator/spots/reef/departures': () => {
        if (!isFirst) return ok({ days: [] });
        isFirst = false;
        return refused(409, 'would_strand');
      },
    },
  );
  const grid = within(await screen.findByRole('grid'));
  const next = screen.queryByRole('button', { name: /26 of 24 places taken/ });
  if (!next) await person.click(screen.getByRole('button', { name: 'Next month' }));
  await person.click(grid.getByRole('button', { name: /26 of 24 places taken/ }));
  expect(screen.getByText(/has 26 people for 24 places/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Closed' }));
  await person.click(screen.getByRole('button', { name: 'Save 1 day' }));
  await person.click(await screen.findByRole('button', { name: 'Close them anyway' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { days: [day], set: { closed: true }, anyway: false },
    { days: [day], set: { closed: true }, anyway: true },
  ]);
});

test('can be read by those who may not change it', async () => {
  open({ limits: tours }, ['bookings.read']);
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Plan departures' })).not.toBeInTheDocument();
});

test('chooses a range by keyboard, and Enter moves to its form', async () => {
  const { person } = open({ limits: { ...tours, mode: 'daily', capacity: 24 } });
  const grid = within(await screen.findByRole('grid'));
  const stop = grid.getAllByRole('button').find(({ tabIndex }) => tabIndex === 0);
  stop?.focus();
  await person.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
  const [from, to] = [addDays(TODAY, 1), addDays(TODAY, 2)];
  expect(screen.getByRole('region', { name: formatSpan(from, to) })).toHaveFocus();
  expect(screen.getByLabelText('To')).toHaveValue(to);
});
