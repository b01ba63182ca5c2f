import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS, type SiteLanguage, type Spot } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok, refused } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { aRecord } from '../../../test/a-record.ts';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { NewBookingScreen } from './new-booking-screen.tsx';

const ISTANBUL: Spot = {
  _id: 'istanbul',
  spot: 'Istanbul Old City',
  country: 'Turkey',
  location: 'Sultanahmet',
  category: 'historical',
  description: 'Two continents in a day.',
  image: '/media/destinations/istanbul-960.webp',
  average_cost: '$95',
  seasonality: 'Spring (March - May)',
  travel_time: '3-4 days',
  totalVisitorsPerYear: '',
  rating: 4.8,
  rated: true,
  visitors: 1000,
  likes: 12,
  contributed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

type Answers = Parameters<typeof fakeApi>[0];

function open(search = '', answers: Answers = {}, languages?: readonly SiteLanguage[]) {
  const { api, calls } = fakeApi({
    'GET /allSpots/istanbul': () => ok(ISTANBUL),
    'GET /allSpots/suggestions': () =>
      ok([{ kind: 'spot', label: 'Istanbul Old City', detail: 'Turkey', spotId: 'istanbul' }]),
    'GET /operator/bookings/maya': () => ok(aRecord()),
    'POST /operator/bookings': () => ok(aRecord(), 201),
    ...answers,
  });
  const staff = aStaffPerson(PERMISSIONS);
  const view = renderScreen(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <NewBookingScreen />
    </StaffContext>,
    {
      api,
      user: ADA,
      at: `/admin/bookings/new${search}`,
      config: languages ? { languages } : {},
      routes: [{ path: '/admin/bookings/:id', element: <p>The booking here</p> }],
    },
    '/admin/bookings/new',
  );
  const sent = () => calls.findLast(({ method }) => method === 'POST')?.body;
  return { ...view, calls, sent, person: userEvent.setup({ delay: null }) };
}

const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const submit = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('finds a destination by its name, books at the displayed price, and opens the booking', async () => {
  const { person, router, sent } = open();
  await person.type(await screen.findByRole('combobox', { name: 'Destination' }), 'ista');
  await screen.findByRole('option', { name: /Istanbul Old City/ });
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Book for $475.00' })).toBeVisible();
  await fill(/^First day/, '2090-04-12');
  await fill(/^Full name/, 'Maya Brennan');
  await fill(/^Email address/, 'maya@example.com');
  submit(/^Book for/);
  expect(await screen.findByText('The booking here')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/bookings/maya');
  expect(sent()).toMatchObject({
    spotId: 'istanbul',
    travelCost: '$95',
    travelDate: '2090-04-12',
    travelDuration: 5,
    travellers: { adults: 1, children: 0, infants: 0 },
    total: 47_500,
    customer: { name: 'Maya Brennan', email: 'maya@example.com' },
    notify: true,
  });
  expect(sent()).not.toHaveProperty('travelEmail');
});

test('asks for a destination, a day, a name and an address before it sends anything', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Book the trip' }));
  expect(await screen.findByText('Choose a destination.')).toBeVisible();
  expect(await screen.findByText('Travel date is required')).toBeVisible();
  expect(screen.getByText('Enter an email address or a phone number')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('books for a caller without an address', async () => {
  const { sent } = open('?spot=istanbul&day=2090-04-12');
  await screen.findByRole('button', { name: 'Book for $475.00' });
  await fill(/^Full name/, 'Daniel Reis');
  await fill(/^Phone number/, '912 345');
  expect(screen.getByText(/nothing is sent/)).toBeVisible();
  expect(screen.queryByLabelText(/^Email the customer/)).not.toBeInTheDocument();
  await fill(/^Phone number/, '+351 912 345 678');
  submit(/^Book for/);
  expect(await screen.findByText('The booking here')).toBeVisible();
  expect(sent()).toMatchObject({ customer: { name: 'Daniel Reis', phone: '+351 912 345 678' } });
  expect((sent() as { customer: object }).customer).not.toHaveProperty('email');
});

test('refuses an invalid phone number', async () => {
  const { calls } = open('?spot=istanbul&name=Maya&phone=call%20me&day=2090-04-12');
  await screen.findByRole('button', { name: 'Book for $475.00' });
  submit(/^Book for/);
  expect(await screen.findByText('This doesn’t look like a phone number')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('repeats an earlier booking for another day', async () => {
  const { sent } = open('?from=maya');
  expect(await screen.findByText('Istanbul Old City')).toBeVisible();
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('maya@example.com');
  expect(screen.getByLabelText(/^First day/)).toHaveValue('');
  await fill(/^First day/, '2090-05-01');
  fireEvent.click(screen.getByLabelText(/^Email the customer/));
  submit(/^Book for/);
  await waitFor(() => expect(sent()).toMatchObject({ notify: false, travelDate: '2090-05-01' }));
});

test('shows a changed price before the booking is made', async () => {
  const prices = ['$95', '$120'];
  const { router } = open('?spot=istanbul&name=Maya&email=maya@example.com&day=2090-04-12', {
    'GET /allSpots/istanbul': () =>
      ok({ ...ISTANBUL, average_cost: prices.length > 1 ? prices.shift() : prices[0] }),
    'POST /operator/bookings': () => refused(409, 'price_changed'),
  });
  expect(await screen.findByRole('button', { name: 'Book for $475.00' })).toBeVisible();
  submit(/^Book for/);
  expect(await screen.findByText(/^The price has changed to \$120 a day/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Book for $600.00' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/bookings/new');
});

test('shows the server’s refusal, and keeps the input', async () => {
  open('?spot=istanbul&name=Maya&email=maya@example.com&day=2090-04-12', {
    'POST /operator/bookings': () => refused(400, 'invalid_input', 'The account is blocked.'),
  });
  await screen.findByRole('button', { name: 'Book for $475.00' });
  submit(/^Book for/);
  expect(await screen.findByText('The account is blocked.')).toBeVisible();
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('maya@example.com');
});

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];
const TRIP = '?spot=istanbul&name=Maya&email=maya@example.com&day=2090-04-12';

test('uses the customer’s own language unless staff choose another', async () => {
  const { person, sent } = open(TRIP, {}, LANGUAGES);
  await screen.findByRole('button', { name: 'Book for $475.00' });
  const choice = screen.getByLabelText('Language of emails and documents');
  expect(choice).toHaveDisplayValue('The customer’s, otherwise English');
  await person.selectOptions(choice, 'Deutsch');
  submit(/^Book for/);
  await waitFor(() => expect(sent()).toMatchObject({ language: 'de' }));
});

test('sends no language if none was chosen, and keeps a copied booking’s language', async () => {
  const { sent } = open(TRIP, {}, LANGUAGES);
  await screen.findByRole('button', { name: 'Book for $475.00' });
  submit(/^Book for/);
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).not.toHaveProperty('language');
});
