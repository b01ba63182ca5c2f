import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@wayfarer/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fakeProvider } from '../test/fake-provider.ts';
import { aBooking, aPayment, fakeApi, ok, problem, type Replies } from '../test/payments.ts';
import { page } from './payment-page.tsx';

const OPEN = 'POST /payments/create-payment-intent';
const STATE = 'GET /bookings/b1/payment';
const LOST = { error: { type: 'api_connection_error', message: 'no connection' } };

/** The trip of $1,260: $378 is due first, and the rest by March 13. */
const BREAKDOWN = {
  total: 126_000,
  paid: 0,
  refunded: 0,
  dueNow: 37_800,
  dueOnArrival: 88_200,
  balanceDueOn: '2027-03-13',
  currency: 'usd',
};
const HALF = { ...BREAKDOWN, paid: 37_800, dueNow: 0 };
const FULL = { ...HALF, paid: 126_000, dueOnArrival: 0, balanceDueOn: undefined };
const halfPaid = (): Booking => aBooking({ paid: true, breakdown: HALF });

function show(replies: Replies = {}, at = '/payment/b1?part=balance') {
  const world = fakeApi({
    'GET /bookings/b1': () => ok(halfPaid()),
    [OPEN]: () => ok({ clientSecret: 'pi_2_secret_1', amount: 88_200, currency: 'usd' }),
    [STATE]: () => ok({ state: 'paid', payment: aPayment({ breakdown: HALF }) }),
    ...replies,
  });
  const routes = [{ path: '/bookings', element: <p>The bookings</p> }];
  const options = { api: world.api, user: ADA, at, routes };
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return { user, ...world, ...renderScreen(<page.Component />, options, '/payment/:id') };
}

async function payButton() {
  const button = await screen.findByRole('button', { name: 'Pay $882' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeProvider.reset();
  vi.spyOn(toast, 'error').mockReturnValue();
  vi.spyOn(toast, 'success').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the first payment, and when the balance is due', async () => {
  const booking = aBooking({ breakdown: BREAKDOWN });
  show({ 'GET /bookings/b1': () => ok(booking) });
  const first = await screen.findByText('First payment today');
  expect(first.nextSibling).toHaveTextContent('$378');
  expect(screen.getByText('Balance by Mar 13, 2027').nextSibling).toHaveTextContent('$882');
  expect(screen.getByText('You pay $378 now and $882 by Mar 13, 2027.')).toBeVisible();
});

it('pays the balance under that name, with its own lines', async () => {
  const { bodies, user } = show();
  await user.click(await payButton());
  expect(await screen.findByText('The bookings')).toBeVisible();
  expect(bodies(OPEN)).toEqual([{ bookingId: 'b1', price: 882, part: 'balance' }]);
  expect(bodies('POST /payments')).toMatchObject([{ bookingId: 'b1', price: 882 }]);
});

it('shows what is paid, and the balance as the screen’s amount', async () => {
  show();
  await payButton();
  const list = screen.getByText('Currency').closest('dl');
  if (!list) throw new Error('no breakdown');
  const terms = within(list)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(['Total', 'Paid', 'Balance by Mar 13, 2027', 'Currency']);
  expect(screen.getByText(/Then your trip is paid in full/)).toBeVisible();
});

it('checks the balance, not the first payment, if the outcome is unknown', async () => {
  fakeProvider.confirm = async () => LOST;
  let state = 'checking';
  const { calls, user } = show({ [STATE]: () => ok({ state, payment: null }) });
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'We’re checking your payment' });
  const asked = calls.find(({ path }) => path === '/bookings/b1/payment');
  expect(asked?.query).toEqual({ part: 'balance' });
  state = 'paid';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('The bookings')).toBeVisible();
});

it('shows a declined card, and accepts another one', async () => {
  fakeProvider.confirm = async () => ({
    error: { type: 'card_error', message: 'Your card was declined.' },
  });
  const { user } = show();
  await user.click(await payButton());
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  fakeProvider.confirm = async () => ({ paymentIntent: { id: 'pi_2', status: 'succeeded' } });
  await user.click(await payButton());
  expect(await screen.findByText('The bookings')).toBeVisible();
});

it('says that a balance paid in another tab is paid', async () => {
  let booking = halfPaid();
  show({
    'GET /bookings/b1': () => ok(booking),
    [OPEN]: () => {
      booking = aBooking({ paid: true, breakdown: FULL });
      return problem(409, 'booking_paid');
    },
    [STATE]: () => ok({ state: 'paid', payment: aPayment({ breakdown: FULL }) }),
  });
  // the booking is fetched again, and determines what the page shows from then on
  await waitFor(() => {
    expect(screen.getByText(/is paid in full/)).toBeVisible();
    expect(screen.queryByText('Complete Your Payment')).not.toBeInTheDocument();
  });
  expect(screen.queryByText('Pay the balance')).not.toBeInTheDocument();
});

it('pays the first part first if it was refunded in the meantime', async () => {
  let booking = halfPaid();
  const opened = ok({ clientSecret: 'pi_1_secret_1', amount: 37_800, currency: 'usd' });
  show({
    'GET /bookings/b1': () => ok(booking),
    [OPEN]: ({ body }) => {
      if (!(body as { part?: string }).part) return opened;
      booking = aBooking({ breakdown: BREAKDOWN });
      return problem(409, 'not_due_yet');
    },
  });
  expect(await screen.findByRole('button', { name: 'Pay $378' })).toBeVisible();
});

it('links from the paid first part to the balance, and says by when it is due', async () => {
  show({}, '/payment/b1');
  expect(
    await screen.findByText(
      'You’ve paid $378 for Mount Fuji. The balance of $882 is due by Mar 13, 2027.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay the balance' })).toHaveAttribute(
    'href',
    '/payment/b1?part=balance',
  );
});

it('has nothing to pay once everything is paid', async () => {
  show({
    'GET /bookings/b1': () => ok(aBooking({ paid: true, breakdown: FULL })),
    [STATE]: () => ok({ state: 'paid', payment: aPayment({ breakdown: FULL }) }),
  });
  expect(await screen.findByText(/is paid in full/)).toBeVisible();
  expect(screen.queryByText('Pay the balance')).not.toBeInTheDocument();
});
