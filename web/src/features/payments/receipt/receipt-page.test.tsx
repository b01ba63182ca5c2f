import { priceBreakdown } from '@wayfarer/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardPayment } from '../../../test/card-payment.ts';
import type { TransportAnswer } from '../../../api/transport.ts';
import { aCancellation } from '../../../test/a-cancellation.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { page } from './receipt-page.tsx';
import { aBooking, aPayment, fakeApi, later, ok, problem, type Replies } from '../test/payments.ts';

const PATH = '/payments/:id/receipt';

function show(replies: Replies = {}) {
  const { api } = fakeApi(replies);
  const at = '/payments/p1/receipt';
  renderScreen(<page.Component />, { api, user: ADA, at }, PATH);
  return userEvent.setup({ delay: null });
}

/** The value next to a label of the receipt. */
const entry = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement?.querySelector('dd')
    ?.textContent;

afterEach(() => vi.restoreAllMocks());

describe('the receipt', () => {
  it('shows everything about the payment and the trip, once it is loaded', async () => {
    const answer = later<TransportAnswer>();
    show({ 'GET /payments/p1': () => answer.promise });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the receipt...');
    await act(async () => answer.give(ok(aPayment())));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(await entry('Travel date')).toBe('Apr 12, 2027');
    expect(await entry('Duration')).toBe('6 days');
    expect(await entry('Traveler')).toBe('Ada King');
    expect(await entry('Trip')).toBe('Mount Fuji, Japan');
    expect(await entry('Reference')).toBe('WF-7K3M9Q');
    expect(await entry('Transaction ID')).toBe('pi_1');
    expect(await entry('Card')).toBe('Visa ending in 4242');
    expect(await entry('Email')).toBe('ada@example.com');
    expect(screen.getAllByText('$210')).not.toHaveLength(0);
    expect(screen.getAllByText('Paid')).not.toHaveLength(0);
    expect(screen.queryByText('Refund sent')).not.toBeInTheDocument();
    expect(screen.queryByText('p1')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Payment History' })).toHaveAttribute(
      'href',
      '/paymentHistory',
    );
  });

  it('says if a traveler had contributed the destination', async () => {
    show({ 'GET /bookings/b1': () => ok(aBooking({ contributed: true })) });
    expect(await entry('Destination')).toBe('Contributed by a traveler');
  });

  it('works without the booking and the card if they are unknown', async () => {
    show({
      'GET /payments/p1': () => ok(aPayment({ cardBrand: null, cardLast4: null })),
      'GET /bookings/b1': () => problem(404, 'not_found'),
    });
    expect(await entry('Trip')).toBe('Mount Fuji');
    expect(screen.queryByText('Travel date')).not.toBeInTheDocument();
    expect(screen.queryByText('Card')).not.toBeInTheDocument();
  });

  it('shows refunds, and that a test moved no real money', async () => {
    show({
      'GET /payments/p1': () => ok(aPayment({ amountRefunded: 5000, test: true })),
    });
    expect(await entry('Refund sent')).toBe('$50');
    expect(await entry('After refunds')).toBe('$160');
    expect(await screen.findByText('TEST MODE, no real money')).toBeVisible();
  });

  it('of a canceled trip says when, and what is still to be refunded', async () => {
    const cancellation = aCancellation();
    show({ 'GET /bookings/b1': () => ok(aBooking({ state: 'cancelled', cancellation })) });
    expect(await entry('Canceled')).toBe('Nov 20, 2026');
    expect(await entry('Refund in progress')).toBe('$200');
  });

  it('of a canceled trip whose refund has arrived shows it once', async () => {
    const cancellation = aCancellation({ progress: 'done' });
    show({
      'GET /payments/p1': () => ok(aPayment({ amount: 20_000, amountRefunded: 20_000 })),
      'GET /bookings/b1': () => ok(aBooking({ state: 'cancelled', cancellation })),
    });
    expect(await entry('Canceled')).toBe('Nov 20, 2026');
    expect(await entry('Refunded')).toBe('$200');
    expect(await entry('After refunds')).toBe('$0');
    expect(screen.queryByText('Refund in progress')).not.toBeInTheDocument();
  });

  it('keeps the price, line by line, after a full refund', async () => {
    const travellers = { adults: 2, children: 0, infants: 0 };
    const cancellation = aCancellation({ progress: 'done' });
    show({
      'GET /payments/p1': () => ok(aPayment({ amount: 42_000, amountRefunded: 42_000 })),
      'GET /bookings/b1': () => ok(aBooking({ travellers, state: 'cancelled', cancellation })),
    });
    expect(await entry('2 adults × $210 × 6 days')).toBe('$2,520');
    expect(await entry('Total')).toBe('$2,520');
    expect(await entry('Paid')).toBe('$420');
    expect(await entry('Refunded')).toBe('$420');
  });

  it('shows the trip’s price and what is due on arrival next to what was paid', async () => {
    const breakdown = priceBreakdown({ total: 126_000, days: 6, currency: 'usd' }, 'day', [
      cardPayment(21_000),
    ]);
    show({ 'GET /payments/p1': () => ok(aPayment({ breakdown })) });
    expect(await entry('Total')).toBe('$1,260');
    expect(await entry('Due on arrival')).toBe('$1,050');
    expect(await entry('Currency')).toBe('USD');
    expect(screen.getByText('$1,050 due on arrival')).toBeVisible();
  });

  it('prints the page', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('no receipt', () => {
  it('an unknown receipt links back to the history', async () => {
    show({ 'GET /payments/p1': () => problem(404, 'not_found') });
    expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment History' })).toBeVisible();
  });

  it('distinguishes a failure from an unknown receipt, and can be retried', async () => {
    let broken = true;
    const person = show({
      'GET /payments/p1': () => (broken ? problem(503, 'x') : ok(aPayment())),
    });
    expect(
      await screen.findByRole('heading', { name: 'Failed to load the receipt' }),
    ).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await entry('Reference')).toBe('WF-7K3M9Q');
  });
});
