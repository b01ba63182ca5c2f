import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { USUAL_PRICE_RULES } from '@wayfarer/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingHref } from '../../../domain/booking-start.ts';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aBooking, aSpot } from '../test/bookings.ts';
import { page } from './booking-page.tsx';

const PICKUP = { id: 'pickup', label: 'Airport pickup', per: 'booking', minor: 4500, max: 3 } as const; // prettier-ignore
const LUNCH = { id: 'lunch', label: 'Lunch', per: 'person_day', minor: 1200, max: 9 } as const;
const spot = aSpot({ prices: { ...USUAL_PRICE_RULES, options: [PICKUP, LUNCH] } });
const start = { spot, travelDate: '2090-04-12', travelDuration: 5 };
const KEY = 'booking-draft:ada@example.com:fuji';

// the field's script loads on first use, which takes long on a busy machine
beforeAll(() => import('../../../ui/form/extras/options-field.tsx'), 60_000);
beforeEach(() => sessionStorage.clear());

function show(of = start) {
  const { api, callsOf } = fakeApi({
    'GET /allSpots/fuji': () => ok(of.spot),
    'POST /bookings': () => ok(aBooking(), 201),
  });
  const routes = [{ path: '/bookings', element: <p>Bookings here</p> }];
  const options = { api, user: ADA, at: bookingHref(of), routes };
  return { callsOf, ...renderScreen(<page.Component />, options, '/booking') };
}

const quantityOf = (name: RegExp) => screen.findByRole('spinbutton', { name });
const more = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `More: ${name}` }));

it('keeps the chosen extras over a reload, and for another day', async () => {
  const first = show();
  await more('airport pickup');
  await more('airport pickup');
  await more('lunch');
  first.unmount();
  const again = show();
  expect(await quantityOf(/^Airport pickup/)).toHaveValue(2);
  expect(await quantityOf(/^Lunch/)).toHaveValue(1);
  again.unmount();
  const { callsOf } = show({ ...start, travelDate: '2090-05-01' });
  expect(await quantityOf(/^Airport pickup/)).toHaveValue(2);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await screen.findByText('Bookings here');
  expect(callsOf('POST')[0]?.body).toMatchObject({
    options: [
      { id: 'pickup', quantity: 2 },
      { id: 'lunch', quantity: 1 },
    ],
  });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('leaves out kept extras that are no longer offered', async () => {
  const first = show();
  await more('airport pickup');
  await more('lunch');
  first.unmount();
  const prices = { ...USUAL_PRICE_RULES, options: [LUNCH] };
  const { callsOf } = show({ ...start, spot: { ...spot, prices } });
  expect(await quantityOf(/^Lunch/)).toHaveValue(1);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await screen.findByText('Bookings here');
  expect(callsOf('POST')[0]?.body).toMatchObject({ options: [{ id: 'lunch', quantity: 1 }] });
});

it.each(['pickup', 'pickup=two', null, [{ id: 'pickup', quantity: 2 }]])(
  'has none in a draft of %j',
  async (options) => {
    const draft = { start: '', travelName: 'Ada', travelDate: '', travelDuration: '5', options };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    show();
    expect(await quantityOf(/^Airport pickup/)).toHaveValue(0);
  },
);
