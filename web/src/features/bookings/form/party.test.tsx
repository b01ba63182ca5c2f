import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { USUAL_PRICE_RULES } from '@wayfarer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingHref } from '../../../domain/booking-start.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { page } from './booking-page.tsx';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { aBooking, aSpot } from '../test/bookings.ts';

const prices = { ...USUAL_PRICE_RULES, childPercent: 50, maxParty: 4 };
const spot = aSpot({ average_cost: '$95', prices });
const start = { spot, travelDate: '2090-04-12', travelDuration: 5 };
const FAMILY = { adults: 2, children: 1, infants: 0 };

beforeEach(() => sessionStorage.clear());

function show(at: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /allSpots/fuji': () => ok(spot),
    'POST /bookings': () => ok(aBooking(), 201),
    ...answers,
  });
  const routes = [{ path: '/bookings', element: <p>Bookings here</p> }];
  const view = renderScreen(
    <page.Component />,
    { api: api.api, user: ADA, at, routes },
    '/booking',
  );
  return { ...api, ...view, user: userEvent.setup() };
}

const summary = () => screen.findByRole('region', { name: 'Booking summary' });
const bodies = ({ callsOf }: ReturnType<typeof fakeApi>) => callsOf('POST').map(({ body }) => body);

describe('a party', () => {
  it('is suggested by the address, priced line by line, and sent with the displayed total', async () => {
    const shown = show(bookingHref({ ...start, party: FAMILY }));
    const panel = await summary();
    expect(panel).toHaveTextContent('2 adults, 1 child');
    expect(panel).toHaveTextContent('2 adults × $95 × 5 days $950');
    expect(panel).toHaveTextContent('1 child × $47.50 × 5 days $237.50');
    expect(panel).toHaveTextContent('Total cost$1,187.50');
    expect(panel).toHaveTextContent('Due when you pay$237.50');
    expect(panel).toHaveTextContent('Due on arrival$950');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Bookings here');
    expect(bodies(shown)).toMatchObject([{ travellers: FAMILY, total: 118_750 }]);
  });

  it('is composed one by one, up to the destination’s limit', async () => {
    const { user } = show(bookingHref(start));
    const panel = await summary();
    await user.click(screen.getByText('1 adult'));
    expect(screen.getByRole('button', { name: 'Fewer adults' })).toBeDisabled();
    expect(screen.getByText('2 to 11 years · $47.50 a day')).toBeVisible();
    expect(screen.getByText('Under 2 years · free')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More adults' }));
    await user.click(screen.getByRole('button', { name: 'More children' }));
    await user.click(screen.getByRole('button', { name: 'More infants' }));
    expect(within(panel).getByText('2 adults, 1 child, 1 infant')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More adults' })).toBeDisabled();
    expect(screen.getByText(/Up to 4 people/)).toBeVisible();
    const adults = screen.getByRole('spinbutton', { name: /^Adults/ });
    fireEvent.change(adults, { target: { value: '40' } });
    expect(adults).toHaveValue(2);
    fireEvent.change(adults, { target: { value: '0' } });
    expect(adults).toHaveValue(1);
  });

  it('survives a reload', async () => {
    const first = show(bookingHref(start));
    await summary();
    await first.user.click(screen.getByText('1 adult'));
    await first.user.click(screen.getByRole('button', { name: 'More children' }));
    first.unmount();
    show(bookingHref(start));
    expect(await summary()).toHaveTextContent('1 adult, 1 child');
  });

  it('sees the new total if the prices have changed in the meantime', async () => {
    let now = spot;
    show(bookingHref({ ...start, party: FAMILY }), {
      'GET /allSpots/fuji': () => ok(now),
      'POST /bookings': () => refused(409, 'price_changed'),
    });
    await summary();
    now = aSpot({ average_cost: '$95', prices: { ...prices, childPercent: 100 } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText(/The price of this trip has changed/)).toBeVisible();
    expect(await summary()).toHaveTextContent('Total cost$1,425');
    expect(screen.getByRole('button', { name: 'Book at the new price' })).toBeVisible();
  });

  it('of one adult is booked as the specification’s client does', async () => {
    const shown = show(bookingHref(start));
    await summary();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Bookings here');
    expect(Object.keys(bodies(shown)[0] as object)).not.toContain('travellers');
  });
});
