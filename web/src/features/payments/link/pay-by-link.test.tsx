import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedPayment } from '@wayfarer/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aClosedLink, aLink, aPaidLink } from '../test/links.ts';
import { fakeApi, later, ok, problem, type Replies } from '../test/payments.ts';
import { page } from './pay-link-page.tsx';

const LOOK_UP = 'POST /paymentLinks/lookup';
const OPEN = 'POST /paymentLinks/intent';
const LOST = { error: { type: 'api_connection_error', message: 'no connection' } };
const CHECKING = 'We’re checking your payment';
const THANKS = 'This is paid. Thank you.';
/** Milliseconds between two polls. */
const PAUSE = 6000;

const opened = (amount = 252_000) => ok({ clientSecret: 'pi_1_secret_1', amount, currency: 'usd' });

/** The server's response for the link; tests change it. */
const server: { link: LinkedPayment } = { link: aLink() };

function open(replies: Replies = {}, link: LinkedPayment = aLink()) {
  server.link = link;
  const world = fakeApi({
    [LOOK_UP]: () => ok(server.link),
    [OPEN]: () => opened(),
    ...replies,
  });
  const options = { api: world.api, user: null, at: '/pay#the-code' };
  renderScreen(<page.Component />, options, '/pay');
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return { ...world, user };
}

async function payButton(name = 'Pay $2,520') {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const callsOf = (name: string) => fakeProvider.calls.filter(([call]) => call === name);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeProvider.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a successful payment', () => {
  it('is charged once for two presses, without personal data, and says thank you', async () => {
    const { bodies, calls, user } = open();
    const button = await payButton();
    const answer = later<{ paymentIntent: { id: string; status: string } }>();
    fakeProvider.confirm = () => answer.promise;
    await user.dblClick(button);
    const processing = await screen.findByRole('button', { name: 'Processing...' });
    processing.closest('form')?.requestSubmit();
    server.link = aPaidLink();
    await act(async () => answer.give({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    const thanks = await heading(THANKS);
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(callsOf('createPaymentMethod').map(([, data]) => data)).toEqual([
      { type: 'card', card: expect.anything() },
    ]);
    expect(callsOf('confirmCardPayment')).toEqual([
      ['confirmCardPayment', 'pi_1_secret_1', { payment_method: 'pm_1' }],
    ]);
    expect(bodies(LOOK_UP)).toEqual([{ code: 'the-code' }, { code: 'the-code' }]);
    expect(calls.map(({ path }) => path)).not.toContain('/payments');
  });

  it('needs only the keyboard', async () => {
    const { user } = open();
    const button = await payButton();
    server.link = aPaidLink();
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    expect(await heading(THANKS)).toBeVisible();
  });

  it('shows progress until the link is paid, without the card field', async () => {
    const { user } = open();
    await user.click(await payButton());
    expect(await screen.findByText(/^Your payment went through/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    server.link = aPaidLink();
    await wait(PAUSE);
    expect(await heading(THANKS)).toBeVisible();
  });
});

describe('an unsuccessful payment', () => {
  it('shows the provider’s message about the card, and can be retried', async () => {
    const { user } = open();
    const button = await payButton();
    fakeProvider.confirm = async () => ({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    await user.click(button);
    const message = await screen.findByText('Your card was declined.');
    const field = screen.getByRole('group', { name: 'Card details' });
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
    expect(callsOf('focus')).toHaveLength(1);
    fakeProvider.confirm = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    server.link = aPaidLink();
    await user.click(button);
    expect(await heading(THANKS)).toBeVisible();
  });

  it('with an unknown outcome is checked, and never called a failure', async () => {
    const { user } = open();
    const button = await payButton();
    fakeProvider.confirm = async () => LOST;
    server.link = aLink({ state: 'checking' });
    await user.click(button);
    const checking = await heading(CHECKING);
    await waitFor(() => expect(checking).toHaveFocus());
    expect(document.body).not.toHaveTextContent(/failed/i);
    server.link = aPaidLink();
    await wait(PAUSE);
    expect(await heading(THANKS)).toBeVisible();
  });

  it('can be paid again once the server has reported no charge three times', async () => {
    fakeProvider.confirm = async () => LOST;
    const { user } = open();
    await user.click(await payButton());
    await heading(CHECKING);
    await wait(PAUSE);
    expect(screen.getByRole('heading', { name: CHECKING })).toBeVisible();
    await wait(2 * PAUSE);
    expect(await screen.findByText(/hasn’t charged you/)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });

  it('says so if no one answers, and keeps checking', async () => {
    fakeProvider.confirm = async () => LOST;
    let isAway = false;
    const { user } = open({
      [LOOK_UP]: () => (isAway ? problem(503, 'provider_unavailable') : ok(server.link)),
    });
    const button = await payButton();
    isAway = true;
    await user.click(button);
    expect(await screen.findByText(/We’ll keep trying/)).toBeVisible();
    isAway = false;
    server.link = aPaidLink();
    await wait(PAUSE);
    expect(await heading(THANKS)).toBeVisible();
  });

  it('is found again after a reload', async () => {
    open({ [OPEN]: () => problem(409, 'payment_in_progress') }, aLink({ state: 'checking' }));
    expect(await heading(CHECKING)).toBeVisible();
    expect(screen.getByText('$2,520')).toBeVisible();
    server.link = aPaidLink();
    await wait(PAUSE);
    expect(await heading(THANKS)).toBeVisible();
  });

  it('waits for a payment that another person has started', async () => {
    open({ [OPEN]: () => problem(409, 'payment_in_progress') });
    expect(await heading(CHECKING)).toBeVisible();
    server.link = aPaidLink();
    await wait(PAUSE);
    expect(await heading(THANKS)).toBeVisible();
  });
});

describe('a link that has changed in the meantime', () => {
  it('shows the new amount before anything is paid', async () => {
    const { bodies, user } = open({
      [OPEN]: ({ body }) => {
        const { amount } = body as { amount: number };
        return amount === 260_000 ? opened(amount) : problem(409, 'price_changed');
      },
      [LOOK_UP]: () => {
        const now = server.link;
        server.link = aLink({ payment: { amount: 260_000, total: 344_000 } });
        return ok(now);
      },
    });
    expect(await screen.findByText(/The amount has changed/)).toBeVisible();
    const button = await payButton('Pay $2,600');
    expect(screen.getByText('$2,600')).toBeVisible();
    expect(callsOf('confirmCardPayment')).toEqual([]);
    expect(bodies(OPEN)).toMatchObject([{ amount: 252_000 }, { amount: 260_000 }]);
    await user.click(button);
    await waitFor(() => expect(callsOf('confirmCardPayment')).toHaveLength(1));
  });

  it.each([
    ['booking_paid', aPaidLink(), THANKS],
    ['link_ended', aClosedLink('ended'), 'This link has ended'],
    ['booking_cancelled', aClosedLink('canceled'), 'This trip is canceled'],
  ])('says why after %s', async (code, next, title) => {
    let isOpened = false;
    open({
      [LOOK_UP]: () => ok(isOpened ? next : aLink()),
      [OPEN]: () => {
        isOpened = true;
        return problem(409, code);
      },
    });
    expect(await heading(title)).toBeVisible();
  });

  it('gets a new payment after its own was canceled at the provider', async () => {
    fakeProvider.confirm = async () => ({
      error: { type: 'invalid_request_error', payment_intent: { id: 'pi_1', status: 'canceled' } },
    });
    const { bodies, user } = open();
    await user.click(await payButton());
    expect(await screen.findByText(/has been reopened/)).toBeVisible();
    expect(await payButton()).toBeVisible();
    expect(bodies(OPEN)).toHaveLength(2);
  });

  it('says why it cannot be paid now, and retries', async () => {
    let refusal: ReturnType<typeof problem> | undefined = problem(409, 'not_due_yet');
    const { user } = open({ [OPEN]: () => refusal ?? opened() });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'You can’t pay right now. The first payment for this trip must be made first.',
    );
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
