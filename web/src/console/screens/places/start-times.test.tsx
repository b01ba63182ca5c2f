import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  type DayRecord,
  localToday,
  NO_BOOKING_LIMITS,
  PERMISSIONS,
  type SpotAvailability,
} from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ScreenParamsContext } from '../../kit/address/screen-params.ts';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { PlacesScreen } from './places-screen.tsx';

const TODAY = localToday(new Date());
const TOMORROW = addDays(TODAY, 1);

const departure = (startTime: string, part: Partial<DayRecord> = {}): DayRecord => ({
  day: TOMORROW,
  startTime,
  scheduled: true,
  closed: false,
  capacity: null,
  note: '',
  taken: 0,
  kept: 0,
  ...part,
});

function open(days: DayRecord[]) {
  const places: SpotAvailability = {
    spotId: 'reef',
    spot: 'Great Barrier Reef',
    country: 'Australia',
    today: TODAY,
    limits: {
      ...NO_BOOKING_LIMITS,
      weekdays: [...NO_BOOKING_LIMITS.weekdays],
      mode: 'departures',
      capacity: 12,
    },
    revision: 1,
    leadDays: 3,
    days,
    waiting: [],
  };
  const { api, callsOf } = fakeApi({
    'GET /operator/waitlist': () => ok([]),
    'GET /operator/spots/reef/availability': () => ok(places),
    'PUT /operator/spots/reef/departures': () => ok({ days: [] }),
  });
  const staff = { ...aStaffPerson(PERMISSIONS), role: 'owner' as const };
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

test('plans twenty Tuesdays at two times per day in one call', async () => {
  const { person, sent } = open([]);
  await screen.findByRole('heading', { name: 'Plan departures' });
  const [, plan = document.body] = screen.getAllByRole('button', { name: 'Tuesday' });
  await person.click(plan);
  await person.click(screen.getByRole('button', { name: 'Add a start time' }));
  await person.type(screen.getByLabelText('Time 1'), '09:00');
  await person.click(screen.getByRole('button', { name: 'Another start time' }));
  await person.type(screen.getByLabelText('Time 2'), '14:00');
  expect(screen.getByText('40 new departures, 40 in all')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create 40 departures' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [{ days, ...body }] = sent() as [{ days: string[] }];
  expect(days).toHaveLength(20);
  expect(body).toMatchObject({ startTimes: ['09:00', '14:00'], set: { scheduled: true } });
});

/** The calendar's button for tomorrow, which may be in the next month. */
async function tomorrow(person: ReturnType<typeof userEvent.setup>) {
  const grid = within(await screen.findByRole('grid'));
  const name = /9:00 AM, 3 of 12 places taken; 2:00 PM, 12 of 12 places taken/;
  if (!grid.queryByRole('button', { name }))
    await person.click(screen.getByRole('button', { name: 'Next month' }));
  return within(screen.getByRole('grid')).getByRole('button', { name });
}

const BOTH = [departure('09:00', { taken: 3 }), departure('14:00', { taken: 12 })];

test('a calendar day has its departures by time, and each can be changed alone', async () => {
  const { person, sent } = open(BOTH);
  const day = await tomorrow(person);
  expect(day).toHaveTextContent(/9:00 AM3 \/ 122:00 PM12 \/ 12 full/);
  await person.click(day);
  await person.selectOptions(screen.getByLabelText('Departure times'), '2:00 PM');
  await person.type(screen.getAllByLabelText('Places').at(-1) ?? document.body, '16');
  await person.click(screen.getByRole('button', { name: 'Save 1 day' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    days: [TOMORROW],
    startTimes: ['14:00'],
    set: { capacity: 16 },
  });
});

test('changes all departures of a day together', async () => {
  const { person, sent } = open(BOTH);
  await person.click(await tomorrow(person));
  expect(screen.getByText(/15 people have booked/)).toBeVisible();
  await person.type(screen.getByLabelText('Note for travelers'), 'Bring boots');
  await person.click(screen.getByRole('button', { name: 'Save 1 day' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ startTimes: ['09:00', '14:00'], set: { note: 'Bring boots' } });
});

test('removes a start time that was just added', async () => {
  const { person } = open([]);
  await screen.findByRole('heading', { name: 'Plan departures' });
  await person.click(screen.getByRole('button', { name: 'Add a start time' }));
  await person.click(screen.getByRole('button', { name: 'Remove time 1' }));
  expect(screen.queryByLabelText('Time 1')).not.toBeInTheDocument();
  expect(screen.getByText('This rule adds no new departures.')).toBeVisible();
});
