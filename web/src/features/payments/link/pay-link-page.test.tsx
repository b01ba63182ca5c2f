import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedPayment } from '@wayfarer/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aClosedLink, aLink, aPaidLink } from '../test/links.ts';
import { fakeApi, later, ok, problem, type Replies, STRIPE_CONFIG } from '../test/payments.ts';
import { page } from './pay-link-page.tsx';

const LOOK_UP = 'POST /paymentLinks/lookup';
const OPEN = 'POST /paymentLinks/intent';

function show(link: LinkedPayment = aLink(), replies: Replies = {}, at = '/pay#the-code') {
  const world = fakeApi({
    [LOOK_UP]: () => ok(link),
    [OPEN]: () => ok({ clientSecret: 'pi_1_secret_1', amount: 252_000, currency: 'usd' }),
    ...replies,
  });
  const view = renderScreen(<page.Component />, { api: world.api, user: null, at }, '/pay');
  return { ...world, ...view, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => fakeProvider.reset());

describe('a payable link', () => {
  it('shows its purpose and the trip, without a name', async () => {
    const { bodies } = show(aLink({ payment: { message: 'See you on the reef!' } }));
    expect(await screen.findByText('Balance, due Fri, Mar 26')).toBeVisible();
    expect(await heading('Pay for a trip')).toBeVisible();
    expect(screen.getByText(/^Harbor Journeys asks for the balance/)).toHaveTextContent(
      'Harbor Journeys asks for the balance of this trip. You don’t need an account.',
    );
    expect(screen.getByText('$2,520')).toBeVisible();
    expect(screen.getByText('of $3,360, $840 is paid')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Great Barrier Reef' })).toBeVisible();
    expect(screen.getByText('Fri, Apr 23, 2027').parentElement).toHaveTextContent(
      'Tue, Apr 20 – Fri, Apr 23, 2027',
    );
    expect(screen.getByText(/^3 adults/)).toHaveTextContent('3 adults · WF-4PX2HE');
    const message = screen.getByText('Message from Harbor Journeys').parentElement;
    expect(message).toHaveTextContent('“See you on the reef!”');
    expect(screen.getByText(/^You pay/)).toHaveTextContent('You pay Harbor Journeys LLC in USD.');
    expect(bodies(LOOK_UP)).toEqual([{ code: 'the-code' }]);
    await waitFor(() => expect(bodies(OPEN)).toEqual([{ code: 'the-code', amount: 252_000 }]));
  });

  it.each([
    [{ asks: 'first', balanceDueOn: null }, 'First payment', /asks for the first payment/],
    [{ asks: 'amount' }, 'Payment', /asks for a payment for this trip/],
    [{ asks: 'balance', balanceDueOn: null }, 'Balance', /asks for the balance/],
  ] as const)('that asks for %j says: %s', async (payment, label, intro) => {
    show(aLink({ payment }));
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText(intro)).toBeVisible();
  });

  it('compares a first payment with the price, and shows no comparison for the whole price', async () => {
    const first = { asks: 'first', paid: 0, amount: 84_000 } as const;
    const { unmount } = show(aLink({ payment: first }));
    expect(await screen.findByText('of $3,360')).toBeVisible();
    unmount();
    show(aLink({ payment: { ...first, amount: 336_000 } }));
    expect(await screen.findByText('First payment')).toBeVisible();
    expect(screen.queryByText(/^of /)).not.toBeInTheDocument();
  });

  it('says how to verify it: by telephone, by email, or not at all', async () => {
    const { agency } = aLink();
    const sentence = () => screen.findByText(/^Not sure\?/);
    const first = show();
    expect(await sentence()).toHaveTextContent(
      'Not sure? Call +1 207 555 0142 and give the reference WF-4PX2HE.',
    );
    const call = within(await sentence()).getByRole('link', { name: '+1 207 555 0142' });
    expect(call).toHaveAttribute('href', 'tel:+12075550142');
    first.unmount();
    const second = show(aLink({ agency: { ...agency, phone: '' }, trip: { reference: null } }));
    expect(await sentence()).toHaveTextContent('Not sure? Write to hello@harbor.example.');
    second.unmount();
    show(aLink({ agency: { ...agency, phone: '', email: '' } }));
    expect(await screen.findByText('$2,520')).toBeVisible();
    expect(screen.queryByText(/^Not sure/)).not.toBeInTheDocument();
  });

  it('says that a test moves no money', async () => {
    show(aLink(), { 'GET /payments/config': () => ok({ ...STRIPE_CONFIG, live: false }) });
    expect(await screen.findByText('TEST MODE, no real money')).toBeVisible();
  });

  it('keeps its code if the skip link replaces it in the address', async () => {
    const { bodies, router } = show();
    await screen.findByText('$2,520');
    await act(() => router.navigate('#main'));
    expect(screen.getByText('$2,520')).toBeVisible();
    expect(bodies(LOOK_UP)).toHaveLength(1);
    await act(() => router.navigate('#another-code'));
    await waitFor(() =>
      expect(bodies(LOOK_UP)).toEqual([{ code: 'the-code' }, { code: 'another-code' }]),
    );
  });

  it('writes its code nowhere', async () => {
    show();
    await screen.findByText('$2,520');
    expect(document.body.innerHTML).not.toContain('the-code');
  });
});

describe('the other states', () => {
  it('shows outlines while it loads, and no unknown link', async () => {
    const answer = later<ReturnType<typeof ok>>();
    show(aLink(), { [LOOK_UP]: () => answer.promise });
    expect(screen.getByRole('status')).toHaveTextContent('Opening the payment...');
    expect(screen.getByRole('heading', { level: 1, name: 'Pay for a trip' })).toBeVisible();
    await act(async () => answer.give(ok(aLink())));
    expect(await screen.findByText('$2,520')).toBeVisible();
  });

  it('shows a paid link as paid, ready to print', async () => {
    const print = vi.spyOn(globalThis, 'print').mockReturnValue();
    const { bodies, user } = show(aPaidLink());
    expect(await heading('This is paid. Thank you.')).toBeVisible();
    expect(screen.getByText('$2,520')).toBeVisible();
    expect(screen.getByText('The trip is paid in full.')).toBeVisible();
    expect(screen.getByText(/WF-4PX2HE/)).toBeVisible();
    expect(screen.getByText('Harbor Journeys LLC')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(bodies(OPEN)).toEqual([]);
  });

  it('shows how much is paid if a trip is not paid in full', async () => {
    show(aLink({ state: 'paid', payment: { asks: 'first', amount: 84_000 } }));
    expect(await screen.findByText('$840 of $3,360 is paid.')).toBeVisible();
  });

  it.each([
    ['canceled', 'This trip is canceled', /^There’s nothing to pay\./],
    ['ended', 'This link has ended', 'Ask Harbor Journeys for a new one.'],
  ] as const)('says that it is %s, and whom to ask', async (state, title, text) => {
    const { bodies } = show(aClosedLink(state));
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 207 555 0142' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@harbor.example' })).toBeVisible();
    expect(bodies(OPEN)).toEqual([]);
  });

  it('says calmly that a link does not work', async () => {
    show(aLink(), { [LOOK_UP]: () => problem(404, 'not_found') });
    expect(await heading('This link doesn’t work')).toBeVisible();
    const mail = screen.getByRole('link', { name: 'journeys@example.com' });
    expect(mail).toHaveAttribute('href', 'mailto:journeys@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends no request for a link without its last part', async () => {
    const { calls } = show(aLink(), {}, '/pay');
    expect(await heading('This link is incomplete')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    let broken = true;
    const { user } = show(aLink(), {
      [LOOK_UP]: () => (broken ? problem(503, 'unavailable') : ok(aLink())),
    });
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { name: 'We couldn’t open this payment' })).toBeVisible();
    broken = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$2,520')).toBeVisible();
  });
});
