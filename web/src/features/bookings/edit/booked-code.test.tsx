import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { beforeAll, expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aBooking, aSpot } from '../test/bookings.ts';
import { page } from './update-booking-page.tsx';

const PROMO = { code: 'HARBOR50', minor: 5000 };
const LUNCH = { id: 'lunch', label: 'Lunch', per: 'person_day', minor: 1200, max: 9 } as const;
const NOT_VALID = 'This code is not valid for this trip.';

/** The trip with or without the code. */
function withCode(booking: Booking, code: string | null): Booking {
  const { promo: _, ...plain } = booking;
  const total = code === null ? 60_000 : 55_000;
  return {
    ...plain,
    ...(code !== null && { promo: PROMO }),
    breakdown: { ...booking.breakdown, total },
  };
}

// the scripts load on first use, which takes long on a busy machine
beforeAll(async () => {
  await import('./update-form.tsx');
  await import('../../../ui/form/extras/options-field.tsx');
}, 60_000);

async function open(part: Partial<Booking> = {}) {
  let booking = aBooking(part);
  const spot = aSpot({ prices: { ...USUAL_PRICE_RULES, options: [LUNCH] } });
  const { api, callsOf } = fakeApi({
    'GET /bookings/fuji-trip': () => ok(booking),
    'GET /allSpots/fuji': () => ok(spot),
    'PUT /bookings/fuji-trip': ({ body }) => {
      const { code } = body as { code?: string | null };
      if (code === 'wrong') return refused(409, 'code_not_valid', NOT_VALID);
      if (code !== undefined) booking = withCode(booking, code);
      return ok(booking);
    },
  });
  const routes = [{ path: '/bookings', element: <p>Bookings here</p> }];
  const options = { api, user: ADA, at: '/updateBooking/fuji-trip', routes };
  renderScreen(<page.Component />, options, '/updateBooking/:id');
  await screen.findByLabelText(/^New travel date/);
  return { person: userEvent.setup(), sent: () => callsOf('PUT').map(({ body }) => body) };
}

const newTotal = () => screen.getByText('New total').nextSibling;

it('enters a code and removes it, and keeps the typed changes of the trip', async () => {
  const { person, sent } = await open();
  fireEvent.change(screen.getByLabelText(/^Duration/), { target: { value: '2' } });
  await person.click(screen.getByText('Have a code?'));
  await person.type(screen.getByLabelText('Your code'), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(NOT_VALID)).toBeVisible();
  await person.clear(screen.getByLabelText('Your code'));
  await person.type(screen.getByLabelText('Your code'), 'harbor50{Enter}');
  const remove = await screen.findByRole('button', { name: 'Remove Code HARBOR50' });
  expect(newTotal()).toHaveTextContent('$350');
  expect(screen.getByLabelText(/^Duration/)).toHaveValue(2);
  await person.click(remove);
  await waitFor(() => expect(newTotal()).toHaveTextContent('$400'));
  const trip = { travelDate: '2090-04-12', travelDuration: 3 };
  expect(sent()).toEqual([
    { ...trip, code: 'wrong' },
    { ...trip, code: 'harbor50' },
    { ...trip, code: null },
  ]);
});

it('has no field while a bank transfer of the amount is on its way', async () => {
  await open({ transfer: { part: 'first', dueOn: '2090-01-01' } });
  expect(screen.queryByText('Have a code?')).not.toBeInTheDocument();
});

it('sends no more extras than the changed party can choose', async () => {
  const { person, sent } = await open({ travellers: { adults: 2, children: 0, infants: 0 } });
  await person.click(await screen.findByRole('button', { name: 'More: lunch' }));
  await person.click(screen.getByRole('button', { name: 'More: lunch' }));
  await person.click(screen.getByText('2 adults', { selector: 'summary *' }));
  await person.click(screen.getByRole('button', { name: 'Fewer adults' }));
  await person.click(await screen.findByRole('button', { name: /^Update booking/ }));
  await screen.findByText('Bookings here');
  expect(sent()).toMatchObject([
    {
      travellers: { adults: 1, children: 0, infants: 0 },
      options: [{ id: 'lunch', quantity: 1 }],
      total: 63_600,
    },
  ]);
});
