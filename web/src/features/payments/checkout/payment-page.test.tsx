import { type Payment, priceBreakdown } from '@wayfarer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardPayment } from '../../../test/card-payment.ts';
import { aCancellation } from '../../../test/a-cancellation.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { type RenderOptions, renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from './payment-page.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import {
  aBooking,
  aPayment,
  fakeApi,
  later,
  ok,
  problem,
  type Replies,
  STRIPE_CONFIG,
} from '../test/payments.ts';

const EXPIRED = { state: 'expired', heldUntil: '2026-11-20T12:00:00.000Z' } as const;
/** A payment for six days at $210 each. */
const paying = (amount: number, part: Partial<Payment> = {}) =>
  aPayment({
    amount,
    price: amount / 100,
    breakdown: priceBreakdown({ total: 126_000, days: 6, currency: 'usd' }, 'day', [
      cardPayment(amount),
    ]),
    ...part,
  });

const OPEN = 'POST /payments/create-payment-intent';
const SANDBOX = {
  ...STRIPE_CONFIG,
  mode: 'sandbox',
  live: false,
  scriptUrl: '/card-sandbox/stripe.js',
} as const;

function show(replies: Replies = {}, config: RenderOptions['config'] = {}) {
  const world = fakeApi(replies);
  const options = { api: world.api, user: ADA, at: '/payment/b1', config };
  const view = renderScreen(<page.Component />, options, '/payment/:id');
  return { ...world, ...view, user: userEvent.setup() };
}

const payButton = () => screen.findByRole('button', { name: /^Pay/ });

beforeEach(() => {
  fakeProvider.reset();
  vi.spyOn(toast, 'error').mockReturnValue();
  vi.spyOn(toast, 'success').mockReturnValue();
});

describe('the booking', () => {
  it('[spec §2 Payment: loading] says so until the booking has loaded', async () => {
    const booking = later<ReturnType<typeof ok>>();
    show({ 'GET /bookings/b1': () => booking.promise });
    expect(screen.getByText('Loading Booking...')).toBeInTheDocument();
    booking.give(ok(aBooking()));
    const name = 'Complete Your Payment';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByText('Loading Booking...')).not.toBeInTheDocument();
  });

  it.each([404, 400])(
    '[spec §2 Payment: not found] says so for an id without a booking (%i)',
    async (status) => {
      const { bodies } = show({ 'GET /bookings/b1': () => problem(status, 'not_found') });
      expect(await screen.findByRole('heading', { name: 'Booking not found!' })).toBeVisible();
      expect(bodies(OPEN)).toEqual([]);
    },
  );

  it('[spec §8 Payment: booking load failure] says that it failed and tries again', async () => {
    let broken = true;
    const { user } = show({
      'GET /bookings/b1': () => (broken ? problem(503, 'unavailable') : ok(aBooking())),
    });
    expect(await screen.findByRole('heading', { name: 'Failed to load booking' })).toBeVisible();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to load booking');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
  });

  it('is not charged twice: a paid one shows its receipt', async () => {
    const { bodies } = show({
      'GET /bookings/b1': () => ok(aBooking({ paid: true })),
      'GET /bookings/b1/payment': () => ok({ state: 'paid', payment: aPayment() }),
    });
    expect(await screen.findByRole('heading', { name: 'This booking is paid' })).toBeVisible();
    const receipt = screen.getByRole('link', { name: 'View the receipt' });
    expect(receipt).toHaveAttribute('href', '/payments/p1/receipt');
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    expect(bodies(OPEN)).toEqual([]);
  });

  it('shows what is due on arrival, and says that a test moved no money', async () => {
    show({
      'GET /bookings/b1': () => ok(aBooking({ paid: true })),
      'GET /bookings/b1/payment': () =>
        ok({ state: 'paid', payment: paying(21_000, { test: true }) }),
    });
    expect(await screen.findByText(/The remaining \$1,050 is due when you arrive/)).toBeVisible();
    expect(screen.getByText('TEST MODE, no real money')).toBeVisible();
    expect(screen.queryByText(/nothing left to do/)).not.toBeInTheDocument();
  });

  it('says that nothing is left to pay if the whole trip is paid', async () => {
    const payment = paying(126_000);
    show({
      'GET /bookings/b1': () => ok(aBooking({ paid: true })),
      'GET /bookings/b1/payment': () => ok({ state: 'paid', payment }),
    });
    expect(await screen.findByText(/paid in full. There’s nothing left to do/)).toBeVisible();
  });

  it('is not charged if it is canceled: it links to its cancellation, its receipt and the list', async () => {
    const { calls } = show({
      'GET /bookings/b1': () =>
        ok(aBooking({ paid: true, state: 'cancelled', cancellation: aCancellation() })),
      'GET /bookings/b1/payment': () => ok({ state: 'paid', payment: aPayment() }),
    });
    expect(await screen.findByRole('heading', { name: 'This trip is canceled' })).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('See the cancellation')).toHaveAttribute('href', '/bookings/b1/cancel');
    expect(link('View the receipt')).toHaveAttribute('href', '/payments/p1/receipt');
    expect(link('Go to your bookings')).toHaveAttribute('href', '/bookings');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is not charged if its places were released, and says so first', async () => {
    const { calls } = show({ 'GET /bookings/b1': () => ok(aBooking(EXPIRED)) });
    const name = 'We released your places';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the destination' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows that its places were released in the meantime', async () => {
    let expired = false;
    show({
      'GET /bookings/b1': () => ok(aBooking(expired ? EXPIRED : { state: 'held' })),
      [OPEN]: () => {
        expired = true;
        return problem(409, 'booking_expired');
      },
    });
    const name = 'We released your places';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('says until when its places are held', async () => {
    const heldUntil = new Date(Date.now() + 3_600_000).toISOString();
    show({ 'GET /bookings/b1': () => ok(aBooking({ state: 'held', heldUntil })) });
    expect(await screen.findByText(/^We’re keeping your place/)).toBeVisible();
  });

  it('is not charged while it is an unanswered request, and says so', async () => {
    const waiting = aBooking({ state: 'held', awaitsAgency: true });
    const { calls } = show({ 'GET /bookings/b1': () => ok(waiting) });
    const name = 'Waiting for our answer';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(/Nothing is due before that/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the trip' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says that its request was declined, and that nothing was charged', async () => {
    show({ 'GET /bookings/b1': () => ok(aBooking({ state: 'expired', declined: 'No guide.' })) });
    const name = 'This request has ended';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  });

  it('is shown as canceled if that happened in the meantime', async () => {
    let canceled = false;
    show({
      'GET /bookings/b1': () =>
        ok(canceled ? aBooking({ state: 'cancelled', cancellation: aCancellation() }) : aBooking()),
      [OPEN]: () => {
        canceled = true;
        return problem(409, 'booking_cancelled');
      },
    });
    expect(await screen.findByRole('heading', { name: 'This trip is canceled' })).toBeVisible();
  });

  it('is shown as paid if another tab has paid it in the meantime', async () => {
    show({ [OPEN]: () => problem(409, 'booking_paid') });
    expect(await screen.findByRole('heading', { name: 'This booking is paid' })).toBeVisible();
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('the amounts', () => {
  function amountOf(label: string) {
    const term = screen.getByText(label, { selector: 'dt' });
    return term.nextElementSibling?.textContent;
  }

  it('[spec §2 Payment: breakdown] [spec §2 Payment: Pay button] [spec §2 Payment: heading] explains what is charged now', async () => {
    show();
    expect(await payButton()).toHaveTextContent('Pay $210');
    expect(screen.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
    expect(['Cost per day', 'Days', 'Total', 'Due now', 'Due on arrival'].map(amountOf)).toEqual([
      '$210 per adult',
      '6 days',
      '$1,260',
      '$210',
      '$1,050',
    ]);
  });

  it('[spec §2 Payment: charge of the whole trip] charges the total if the site does', async () => {
    const opened = { clientSecret: 'pi_1_secret_1', amount: 126_000, currency: 'usd' };
    const breakdown = priceBreakdown({ total: 126_000, days: 6, currency: 'usd' }, 'total');
    const { bodies } = show(
      { [OPEN]: () => ok(opened), 'GET /bookings/b1': () => ok(aBooking({ breakdown })) },
      { charge: 'total' },
    );
    expect(await payButton()).toHaveTextContent('Pay $1,260');
    expect(amountOf('Due now')).toBe('$1,260');
    expect(amountOf('Due on arrival')).toBe('$0');
    await waitFor(() => expect(bodies(OPEN)).toEqual([{ bookingId: 'b1', price: 1260 }]));
  });
});

describe('getting ready', () => {
  it('[spec §4 Payment: secret after the booking] requests the secret once the booking is found', async () => {
    const booking = later<ReturnType<typeof ok>>();
    const { bodies } = show({ 'GET /bookings/b1': () => booking.promise });
    await screen.findByText('Loading Booking...');
    expect(bodies(OPEN)).toEqual([]);
    booking.give(ok(aBooking()));
    await waitFor(() => expect(bodies(OPEN)).toEqual([{ bookingId: 'b1', price: 210 }]));
  });

  it('[spec §4 Payment: disabled until ready] waits for the secret', async () => {
    const secret = later<ReturnType<typeof ok>>();
    const { store } = show({ [OPEN]: () => secret.promise });
    await screen.findByText('Preparing the card field...');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    secret.give(ok({ clientSecret: 'pi_1_secret_1', amount: 21_000, currency: 'usd' }));
    await waitFor(async () => expect(await payButton()).toBeEnabled());
    expect(store.getState().session.userEmail).toBe(ADA.email);
  });

  it('[spec §4 Payment: disabled until ready] [spec §2 Payment: card field] waits for the card field', async () => {
    fakeProvider.fieldGetsReady = false;
    show();
    expect(await screen.findByRole('group', { name: 'Card details' })).toBeVisible();
    expect(await payButton()).toBeDisabled();
    await fakeProvider.tell('ready');
    expect(await payButton()).toBeEnabled();
  });

  it('[spec §8 Payment: secret failure] says why, and tries again', async () => {
    let reachable = false;
    const { user } = show({
      [OPEN]: () =>
        reachable
          ? ok({ clientSecret: 'pi_1_secret_1', amount: 21_000, currency: 'usd' })
          : problem(503, 'provider_unavailable'),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to initialize payment');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to initialize payment');
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await payButton()).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the API’s message about a booking that cannot be paid', async () => {
    show({ [OPEN]: () => problem(409, 'travel_date_past', 'The travel date has passed.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('The travel date has passed.');
    expect(await payButton()).toBeDisabled();
  });

  it('says so if the provider cannot be reached', async () => {
    show({ 'GET /payments/config': () => problem(503, 'unavailable') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initialize payment');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

describe('test mode', () => {
  it('is also shown with Stripe’s test keys', async () => {
    show({ 'GET /payments/config': () => ok({ ...STRIPE_CONFIG, live: false }) });
    expect(await screen.findByText('TEST MODE, no real money')).toBeVisible();
  });

  it('[spec §2 Payment: Test Cards] links to the provider’s documentation', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Test Cards/ });
    expect(link).toHaveAttribute('href', 'https://docs.stripe.com/testing');
    expect(screen.queryByText('TEST MODE, no real money')).not.toBeInTheDocument();
  });

  it('[attack an invitation to test cards on a live site] offers no test cards where real ones are charged', async () => {
    const live = { ...STRIPE_CONFIG, publishableKey: 'pk_live_1' };
    show({ 'GET /payments/config': () => ok(live) });
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Test Cards/ })).not.toBeInTheDocument();
  });

  it('[attack a stolen card without its postal code] asks for a postal code at Stripe, and never for Link', async () => {
    show();
    await payButton();
    await waitFor(() =>
      expect(fakeProvider.calls).toContainEqual([
        'create',
        expect.objectContaining({ hidePostalCode: false, disableLink: true }),
      ]),
    );
  });

  it('says that no real money moves and offers card numbers to copy', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'));
    });
    const cards = [{ number: '4242424242424242', brand: 'visa', description: 'Visa, succeeds' }];
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: cards }));
    vi.stubGlobal('fetch', fetched);
    const { user } = show({ 'GET /payments/config': () => ok(SANDBOX) });
    expect(await screen.findByText('TEST MODE, no real money')).toBeVisible();
    await user.click(screen.getByText('Test numbers to copy'));
    const row = (await screen.findByText('Visa, succeeds')).closest('li');
    expect(row).toHaveTextContent('4242 4242 4242 4242');
    expect(String(fetched.mock.calls.flat()[0])).toMatch(/\/card-sandbox\/test-cards$/);
    if (!row) throw new Error('the number stands in no row');
    await user.click(within(row).getByRole('button', { name: 'Copy 4242 4242 4242 4242' }));
    expect(await navigator.clipboard.readText()).toBe('4242424242424242');
    expect(toast.success).toHaveBeenCalledWith('Card number copied');
  });
});
