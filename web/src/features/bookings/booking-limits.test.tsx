import { costText } from '@wayfarer/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicConfig } from '../../api/public-config.ts';
import { ADA } from '../../test/fake-identity.ts';
import { renderScreen } from '../../test/render.tsx';
import { page } from './form/booking-page.tsx';
import { page as bookingsPage } from './list/bookings-page.tsx';
import { fakeApi, ok } from '../../test/fake-api.ts';
import { aBooking, aSpot } from './test/bookings.ts';
import { page as updatePage } from './edit/update-booking-page.tsx';

const MARK = 'Contributed by a traveler';
const TOO_DEAR = 'This is more than one card payment can cover. Please choose fewer days.';
const FORINT = { currency: 'huf', charge: 'total' } as const;
const COST = costText(30_000_000, 'huf');

beforeEach(() => sessionStorage.clear());

function showForm(spot: ReturnType<typeof aSpot>, config: Partial<PublicConfig> = {}) {
  const { api, callsOf } = fakeApi({ 'POST /bookings': () => ok(aBooking(), 201) });
  const state = { spot, travelDate: '2090-04-12', travelDuration: 3 };
  const at = { pathname: '/booking', state };
  const elsewhere = [{ path: '/', element: null }];
  renderScreen(<page.Component />, { api, user: ADA, at, config, routes: elsewhere }, '/booking');
  return callsOf;
}

const days = () => screen.getByLabelText(/^Duration/);
const setDays = (value: string) => fireEvent.change(days(), { target: { value } });

describe('a trip that is too expensive for a card payment', () => {
  it('is reported when the days are chosen, and not sent', async () => {
    const callsOf = showForm(aSpot({ average_cost: COST }), FORINT);
    expect(days()).not.toHaveAccessibleDescription(expect.stringContaining(TOO_DEAR));
    setDays('4');
    expect(days()).toHaveAccessibleDescription(expect.stringContaining(TOO_DEAR));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await waitFor(() => expect(days()).toHaveFocus());
    expect(callsOf('POST')).toEqual([]);
    setDays('3');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await waitFor(() => expect(callsOf('POST')).toHaveLength(1));
  });

  it('is reported when a booking is extended', async () => {
    const { api } = fakeApi({
      'GET /bookings/fuji-trip': () => ok(aBooking({ travelCost: COST })),
    });
    const [path, at] = ['/updateBooking/:id', '/updateBooking/fuji-trip'];
    renderScreen(<updatePage.Component />, { api, user: ADA, at, config: FORINT }, path);
    await screen.findByLabelText(/^Duration/);
    setDays('4');
    expect(days()).toHaveAccessibleDescription(expect.stringContaining(TOO_DEAR));
  });

  it('can be booked if a single day’s price is charged now', () => {
    showForm(aSpot({ average_cost: COST }), { currency: 'huf' });
    setDays('30');
    expect(days()).not.toHaveAccessibleDescription(expect.stringContaining(TOO_DEAR));
  });
});

describe('a traveler’s contribution', () => {
  it('is marked before it is booked', () => {
    showForm(aSpot({ contributed: true }));
    const summary = screen.getByRole('region', { name: 'Booking summary' });
    expect(within(summary).getByText(MARK)).toBeInTheDocument();
  });

  it('is marked among the bookings, unlike the agency’s own', async () => {
    const { api } = fakeApi({
      'GET /bookings': () =>
        ok([
          aBooking({ _id: 'a', travelSpot: 'A Field', contributed: true }),
          aBooking({ _id: 'b', travelSpot: 'Mount Fuji', contributed: false }),
        ]),
    });
    renderScreen(<bookingsPage.Component />, { api, user: ADA, at: '/bookings' }, '/bookings');
    const [field] = await screen.findAllByText('A Field');
    expect(screen.getAllByText(MARK)).toHaveLength(1);
    expect(field?.closest('tr, article')).toHaveTextContent(MARK);
  });
});
