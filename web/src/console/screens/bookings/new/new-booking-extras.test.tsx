import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS, type Quote, type Spot, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { beforeAll, expect, test } from 'vitest';
import { fakeApi, ok, refused } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { aRecord } from '../../../test/a-record.ts';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { NewBookingScreen } from './new-booking-screen.tsx';

const OPTIONS = [
  { id: 'pickup', label: 'Airport pickup', per: 'booking', minor: 4500, max: 3 },
  { id: 'lunch', label: 'Lunch', per: 'person_day', minor: 1200, max: 9 },
] as const;
const prices = { ...USUAL_PRICE_RULES, options: [...OPTIONS] };
const FUJI: Spot = {
  _id: 'fuji',
  spot: 'Mount Fuji',
  country: 'Japan',
  location: 'Honshu',
  category: 'mountain',
  description: 'Above the clouds.',
  image: '/media/destinations/fuji-960.webp',
  average_cost: '$200',
  seasonality: 'Spring (March - May)',
  travel_time: '3-4 days',
  totalVisitorsPerYear: '',
  rating: 4.8,
  rated: true,
  visitors: 1000,
  likes: 12,
  contributed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  prices,
};

const QUOTE: Quote = {
  spotId: 'fuji',
  travelDate: '2090-04-12',
  travelDuration: 5,
  travellers: { adults: 1, children: 0, infants: 0 },
  lines: [],
  promo: { code: 'HARBOR50', minor: 5000 },
  breakdown: { total: 95_000, paid: 0, refunded: 0, dueNow: 0, dueOnArrival: 0, currency: 'usd' },
};

// the field's script loads on first use, which takes long on a busy machine
beforeAll(() => import('../../../../ui/form/extras/options-field.tsx'), 60_000);

type Answers = Parameters<typeof fakeApi>[0];

async function open(answers: Answers = {}, search = '?spot=fuji&day=2090-04-12', total = 1000) {
  const { api, calls } = fakeApi({
    'GET /allSpots/fuji': () => ok(FUJI),
    'POST /operator/bookings': () => ok(aRecord(), 201),
    'POST /operator/quotes': () => ok(QUOTE),
    ...answers,
  });
  const staff = aStaffPerson(PERMISSIONS);
  renderScreen(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <NewBookingScreen />
    </StaffContext>,
    {
      api,
      user: ADA,
      at: `/admin/bookings/new${search}`,
      routes: [{ path: '/admin/bookings/:id', element: <p>The booking here</p> }],
    },
    '/admin/bookings/new',
  );
  await screen.findByRole('button', { name: `Book for $${total.toLocaleString('en')}.00` });
  fill(/^Full name/, 'Maya Brennan');
  fill(/^Email address/, 'maya@example.com');
  const sent = (path: string) =>
    calls.findLast((call) => call.method === 'POST' && call.path === path)?.body;
  return { sent, person: userEvent.setup({ delay: null }) };
}

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const book = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const extras = () => screen.getByRole('group', { name: 'Extras' });

async function apply(person: ReturnType<typeof userEvent.setup>, code: string) {
  await person.click(screen.getByText('Have a code?'));
  await person.type(screen.getByLabelText('Your code'), code);
  await person.click(screen.getByRole('button', { name: 'Apply' }));
}

test('shows extras and a code as lines of the price, and sends them with the booking', async () => {
  const { person, sent } = await open();
  await person.click(await screen.findByRole('button', { name: 'More: airport pickup' }));
  await person.click(screen.getByRole('button', { name: 'More: airport pickup' }));
  await person.click(screen.getByRole('button', { name: 'More: lunch' }));
  expect(screen.getByText('Airport pickup, 2 × $45.00').nextSibling).toHaveTextContent('$90.00');
  await apply(person, 'harbor 50');
  expect(await screen.findByRole('button', { name: 'Remove Code HARBOR50' })).toBeVisible();
  expect(sent('/operator/quotes')).toEqual({
    spotId: 'fuji',
    travelDate: '2090-04-12',
    travelDuration: 5,
    travellers: { adults: 1, children: 0, infants: 0 },
    code: 'harbor 50',
  });
  book('Book for $1,100.00');
  expect(await screen.findByText('The booking here')).toBeVisible();
  expect(sent('/operator/bookings')).toMatchObject({
    total: 110_000,
    code: 'HARBOR50',
    options: [
      { id: 'pickup', quantity: 2 },
      { id: 'lunch', quantity: 1 },
    ],
  });
});

test('shows at its field that a code is not valid, when it is tried and when it is used up later', async () => {
  let isValid = false;
  const NOT_VALID = 'This code is not valid for this trip.';
  const { person, sent } = await open({
    'POST /operator/quotes': () =>
      isValid ? ok(QUOTE) : refused(409, 'code_not_valid', NOT_VALID),
    'POST /operator/bookings': () => refused(409, 'code_not_valid', NOT_VALID),
  });
  await apply(person, 'harbor50');
  expect(await screen.findByText(NOT_VALID)).toBeVisible();
  expect(screen.getByLabelText('Your code')).toBeInvalid();
  isValid = true;
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  const remove = await screen.findByRole('button', { name: 'Remove Code HARBOR50' });
  book('Book for $950.00');
  await waitFor(() => expect(remove).toHaveAccessibleDescription(NOT_VALID));
  expect(sent('/operator/bookings')).toMatchObject({ code: 'HARBOR50' });
  await person.click(remove);
  expect(screen.getByRole('button', { name: 'Book for $1,000.00' })).toBeVisible();
  expect(screen.queryByText(NOT_VALID)).not.toBeInTheDocument();
});

test('shows at their field that extras are no longer offered, and the current ones', async () => {
  let options: readonly object[] = OPTIONS;
  const { person } = await open({
    'GET /allSpots/fuji': () => ok({ ...FUJI, prices: { ...prices, options } }),
    'POST /operator/bookings': () => {
      options = OPTIONS.slice(1);
      return {
        status: 400,
        body: { code: 'invalid_input', message: 'options is unknown', field: 'options' },
      };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'More: airport pickup' }));
  book('Book for $1,045.00');
  await waitFor(() => expect(extras()).toHaveAccessibleDescription(/^The extras on offer have/));
  expect(within(extras()).queryByText('Airport pickup')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book for $1,000.00' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'More: lunch' }));
  expect(extras()).not.toHaveAccessibleDescription();
});

test('accepts a code only once a day is chosen, and clears code and extras with another destination', async () => {
  const { person } = await open({}, '?spot=fuji');
  await apply(person, 'harbor50');
  expect(await screen.findByText('Choose the destination and the first day first.')).toBeVisible();
  fill(/^First day/, '2090-04-12');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await person.click(screen.getByRole('button', { name: 'More: lunch' }));
  await screen.findByRole('button', { name: 'Book for $1,010.00' });
  await person.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(screen.queryByRole('group', { name: 'Extras' })).not.toBeInTheDocument();
  expect(screen.queryByText(/HARBOR50/)).not.toBeInTheDocument();
});

test('copies the extras of a booking that are still offered, at today’s price', async () => {
  const line = { kind: 'option', unit: 1, days: 1, amount: 1 } as const;
  const priceLines = [
    { ...line, id: 'gone', label: 'Boat', quantity: 1 },
    { ...line, id: 'pickup', label: 'Airport pickup', quantity: 2 },
  ];
  const copied = () => ok(aRecord({}, { spotId: 'fuji', priceLines }));
  const { sent } = await open({ 'GET /operator/bookings/maya': copied }, '?from=maya', 1090);
  fill(/^First day/, '2090-05-01');
  book('Book for $1,090.00');
  await waitFor(() =>
    expect(sent('/operator/bookings')).toMatchObject({
      total: 109_000,
      options: [{ id: 'pickup', quantity: 2 }],
    }),
  );
});
