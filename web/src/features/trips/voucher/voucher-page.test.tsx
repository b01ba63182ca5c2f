import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Voucher } from '@wayfarer/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { agency, anUnpaidTrip, aTrip, aVoucher } from '../test/trips.ts';
import { page } from './voucher-page.tsx';

const CALL = 'GET /trips/istanbul-trip/voucher';

function open(answer: Parameters<typeof fakeApi>[0][string]) {
  const options = {
    api: fakeApi({ [CALL]: answer }).api,
    user: ADA,
    at: '/bookings/istanbul-trip/voucher',
  };
  renderScreen(<page.Component />, options, '/bookings/:id/voucher');
  return userEvent.setup();
}
const show = (voucher: Voucher = aVoucher()) => open(() => ok(voucher));

const entry = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement?.querySelector('dd')
    ?.textContent;

afterEach(() => vi.unstubAllGlobals());

it('shows that it is loading, and nothing else', async () => {
  const answer = later();
  open(() => answer.promise);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your voucher...');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await answer.answer(ok(aVoucher()));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('has everything that a desk needs', async () => {
  show();
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByRole('heading', { level: 1, name: 'Istanbul Old City' })).toBeVisible();
  expect(sheet.getByText('WF-7K3M9Q')).toBeVisible();
  expect(sheet.getByText('Wayfarer Travel LLC')).toBeVisible();
  for (const line of ['+1 (207) 555-0142', 'hello@wayfarer.example'])
    expect(sheet.getByText(line)).toBeVisible();
  expect(await entry('First day')).toBe('Wed, Apr 12, 2090');
  expect(await entry('Last day')).toBe('Sun, Apr 16, 2090');
  expect(sheet.queryByText('Start time')).not.toBeInTheDocument();
  expect(await entry('Party')).toBe('2 adults, 1 child');
  expect(await entry('Lead traveler')).toBe('Ada Lovelace');
  expect(sheet.getByText('Round-trip flight')).toBeVisible();
  expect(sheet.getByText('Eminönü ferry pier 3')).toBeVisible();
  expect(sheet.getByText('Istanbul Airport')).toBeVisible();
  expect(sheet.getByText('Passport · Flat shoes')).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Due on arrival' })).toBeVisible();
  expect(await entry('2 adults × $100 × 5 days')).toBe('$1,000');
  expect(await entry('1 child × $50 × 5 days')).toBe('$250');
  expect(await entry('Paid Mar 8, Visa ending 4242')).toBe('−$250');
  expect(await entry('Balance, USD')).toBe('$1,000');
  expect(sheet.getByText('+1 (207) 555-0199')).toBeVisible();
  expect(sheet.getByText(/^Printed /)).toHaveTextContent(
    'If you cancel before Mon, Apr 10, 12:00 AM (Turkey time), you get $250 back.',
  );
});

it('says by when a plan’s balance has to be paid', async () => {
  const { booking } = aTrip();
  const breakdown = { ...booking.breakdown, balanceDueOn: '2090-03-13' };
  const voucher = aVoucher();
  show({ ...voucher, trip: { ...voucher.trip, booking: { ...booking, breakdown } } });
  expect(await screen.findByRole('heading', { name: 'Balance by Mar 13, 2090' })).toBeVisible();
  expect(screen.getByText('Please pay it before you travel.')).toBeVisible();
});

it('has the start time in the destination’s time zone', async () => {
  show(aVoucher(aTrip({ booking: { startTime: '14:30' } })));
  expect(await entry('Start time')).toBe('2:30 PM (local time)');
});

it('names the companions', async () => {
  show(aVoucher(aTrip({ booking: { companionNames: 'Cy Lovelace\nJoan Clarke' } })));
  expect(await entry('Also traveling')).toBe('Cy Lovelace, Joan Clarke');
});

it('shows the terms if canceling returns nothing, or is no longer possible', async () => {
  show(aVoucher(aTrip({ cancellation: null })));
  expect(await screen.findByText(/^Printed /)).toHaveTextContent(
    'You can cancel up to 48 hours before the travel date.',
  );
});

it('shows the code as a picture: nothing in it runs', async () => {
  show();
  const code = await screen.findByRole('img', { name: 'Code for check-in' });
  expect(code).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(aVoucher().svg)}`);
  expect(screen.getByText('Staff scan this at check-in')).toBeVisible();
  expect(document.querySelector('article script')).toBeNull();
});

it('leaves out what is unknown, and says if nothing is due', async () => {
  const trip = aTrip({
    place: { ...aTrip().place, meetingPoint: '', meetingTime: null, directions: '', endPoint: '' },
    included: [],
    bring: [],
    agency: { ...agency, emergencyPhone: '' },
  });
  const { breakdown } = trip.booking;
  trip.booking.breakdown = { ...breakdown, paid: breakdown.total, dueOnArrival: 0 };
  show(aVoucher(trip));
  expect(await screen.findByRole('heading', { name: 'Nothing to pay on arrival' })).toBeVisible();
  for (const name of ['Where to meet', 'What to bring', 'Included']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByText(/day and night/)).not.toBeInTheDocument();
});

it('asks for the whole price if nothing is paid yet', async () => {
  show(aVoucher(anUnpaidTrip()));
  expect(await entry('Balance, USD')).toBe('$1,250');
});

it('prints, and links back to the trip', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to the trip' })).toHaveAttribute(
    'href',
    '/bookings/istanbul-trip',
  );
});

it('links to the payment if that is missing', async () => {
  open(() => refused(409, 'booking_unpaid'));
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/payment/istanbul-trip',
  );
});

it.each([
  [409, 'booking_cancelled', 'This trip has no voucher'],
  [409, 'booking_expired', 'This trip has no voucher'],
  [409, 'booking_unpaid', 'Your voucher isn’t ready yet'],
  [404, 'not_found', 'Voucher not found'],
  [503, 'unavailable', 'Failed to load the voucher'],
])('after %i %s says: %s', async (status, code, name) => {
  open(() => refused(status, code));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});
