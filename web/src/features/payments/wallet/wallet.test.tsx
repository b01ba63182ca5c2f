import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from '../checkout/payment-page.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aBooking, fakeApi, later, ok, problem, type Replies } from '../test/payments.ts';

const SAVE = 'POST /payments';
const OPEN = 'POST /payments/create-payment-intent';
const SECRET = 'pi_1_secret_1';

async function show(replies: Replies = {}) {
  const world = fakeApi(replies);
  renderScreen(
    <page.Component />,
    {
      api: world.api,
      user: ADA,
      at: '/payment/b1',
      routes: [{ path: '/bookings', element: <p>The bookings</p> }],
    },
    '/payment/:id',
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const button = await screen.findByRole('button', { name: 'Pay $210' });
  await waitFor(() => expect(button).toBeEnabled());
  return { ...world, user, button };
}

/** A press of a wallet's button: the callbacks of its event. */
async function press() {
  const answer = { resolve: vi.fn<() => void>(), reject: vi.fn<() => void>() };
  await fakeProvider.tellWallet('click', { expressPaymentType: 'google_pay', ...answer });
  return answer;
}

/** The payer's approval in the wallet's sheet: the callback of its event. */
async function approve() {
  const paymentFailed = vi.fn<() => void>();
  await fakeProvider.tellWallet('confirm', { expressPaymentType: 'google_pay', paymentFailed });
  return paymentFailed;
}

const callsOf = (name: string) => fakeProvider.calls.filter(([call]) => call === name);
const wallets = () => screen.queryByRole('group', { name: 'Pay with a wallet' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeProvider.reset();
  fakeProvider.wallets = { googlePay: true };
  vi.spyOn(toast, 'error').mockReturnValue();
  vi.spyOn(toast, 'success').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a device’s wallets', () => {
  it('are above the card form, for the payment’s amount, and only those that use a card', async () => {
    const { button } = await show();
    const group = wallets();
    expect(group).toBeVisible();
    expect(screen.getByText('or pay by card')).toBeVisible();
    const follows = group?.compareDocumentPosition(button) ?? 0;
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(callsOf('createWallet')).toEqual([
      [
        'createWallet',
        expect.objectContaining({
          mode: 'payment',
          amount: 21_000,
          currency: 'usd',
          allowedPaymentMethodTypes: ['card'],
        }),
        expect.objectContaining({
          paymentMethods: {
            applePay: 'auto',
            googlePay: 'auto',
            link: 'auto',
            amazonPay: 'never',
            klarna: 'never',
            paypal: 'never',
          },
        }),
      ],
    ]);
  });

  it.each([
    ['has none', undefined],
    ['has none that is offered', { googlePay: false }],
  ])('leave the card form alone if the device %s', async (_name, available) => {
    fakeProvider.wallets = available;
    const { button, user } = await show();
    await waitFor(() => expect(wallets()).not.toBeInTheDocument());
    expect(screen.queryByText('or pay by card')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('The bookings')).toBeVisible();
  });

  it('do not appear late, under the finger of a person typing a card', async () => {
    fakeProvider.wallets = 'no answer';
    await show();
    expect(screen.getByText('Preparing the card field...')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.queryByText('Preparing the card field...')).not.toBeInTheDocument();
    expect(callsOf('destroyWallet')).toHaveLength(1);
    expect(wallets()).not.toBeInTheDocument();
  });

  it('are not offered if their buttons cannot be loaded', async () => {
    fakeProvider.wallets = 'no answer';
    await show();
    await fakeProvider.tellWallet('loaderror', { error: { type: 'api_connection_error' } });
    expect(wallets()).not.toBeInTheDocument();
    expect(screen.queryByText('Preparing the card field...')).not.toBeInTheDocument();
  });
});

describe('a payment with a wallet', () => {
  it('starts the payment again, confirms it, and is saved like a card payment', async () => {
    const { bodies } = await show();
    const { resolve, reject } = await press();
    expect([resolve.mock.calls, reject.mock.calls]).toEqual([[[]], []]);
    expect(bodies(OPEN)).toHaveLength(1);
    const paymentFailed = await approve();
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(bodies(OPEN)).toEqual([
      { bookingId: 'b1', price: 210 },
      { bookingId: 'b1', price: 210 },
    ]);
    expect(fakeProvider.calls.filter(([call]) => /^(?:submit|confirm)/.test(String(call)))).toEqual(
      [['submit'], ['confirmPayment', SECRET, 'if_required']],
    );
    expect(bodies(SAVE)).toMatchObject([{ transactionId: 'pi_1', price: 210 }]);
    expect(paymentFailed).not.toHaveBeenCalled();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment Successful!');
  });

  it('that is closed in the sheet charges nothing and shows nothing', async () => {
    const { button } = await show();
    await press();
    await fakeProvider.tellWallet('cancel');
    expect(callsOf('confirmPayment')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  it('that is declined says so next to the wallets, until the next press', async () => {
    fakeProvider.confirm = async () => ({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    const { bodies, button } = await show();
    await press();
    await approve();
    expect(wallets()).toContainElement(await screen.findByText('Your card was declined.'));
    expect(bodies(SAVE)).toEqual([]);
    await waitFor(() => expect(button).toBeEnabled());
    await press();
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  });

  it('is made once, however often it is approved or pressed', async () => {
    const answer = later<{ paymentIntent: { id: string; status: string } }>();
    fakeProvider.confirm = () => answer.promise;
    const { bodies, user } = await show();
    await press();
    const first = await approve();
    const processing = await screen.findByRole('button', { name: 'Processing...' });
    const second = await approve();
    const { resolve, reject } = await press();
    await user.click(processing);
    await act(async () => answer.give({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    expect([resolve.mock.calls, reject.mock.calls]).toEqual([[], [[]]]);
    expect(callsOf('confirmPayment')).toHaveLength(1);
    expect(callsOf('createPaymentMethod')).toEqual([]);
    expect(bodies(SAVE)).toHaveLength(1);
  });

  it('cannot start while a card is being charged', async () => {
    const answer = later<{ paymentIntent: { id: string; status: string } }>();
    fakeProvider.confirm = () => answer.promise;
    const { button, user } = await show();
    await user.click(button);
    const { resolve, reject } = await press();
    expect([resolve.mock.calls, reject.mock.calls]).toEqual([[], [[]]]);
    expect(await approve()).toHaveBeenCalledTimes(1);
    await act(async () => answer.give({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(callsOf('confirmPayment')).toEqual([]);
  });

  it('with an unknown outcome is checked, and never called a failure', async () => {
    fakeProvider.confirm = () => Promise.reject(new Error('gone'));
    await show();
    await press();
    await approve();
    expect(
      await screen.findByRole('heading', { name: 'We’re checking your payment' }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/failed/i);
  });

  it('that the wallet cannot submit is never confirmed', async () => {
    fakeProvider.submit = async () => ({ error: { message: 'The wallet is incomplete.' } });
    await show();
    expect(await approve()).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The wallet is incomplete.')).toBeVisible();
    expect(callsOf('confirmPayment')).toEqual([]);
  });
});

describe('a payment that the server refuses after the approval', () => {
  /** The server opens the payment once; after that, it answers like this. */
  const thenAnswer = (answer: () => ReturnType<typeof ok>): Replies => {
    let opened = 0;
    return {
      [OPEN]: () => {
        opened += 1;
        return opened === 1
          ? ok({ clientSecret: SECRET, amount: 21_000, currency: 'usd' })
          : answer();
      },
    };
  };

  it('because of another price charges nothing, and says so like the card form', async () => {
    const now = 'The amount due is now $240.00.';
    const { bodies, button } = await show(thenAnswer(() => problem(409, 'price_changed', now)));
    await press();
    expect(await approve()).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to initialize payment. ${now}`,
    );
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to initialize payment');
    expect(callsOf('confirmPayment')).toEqual([]);
    expect(bodies(SAVE)).toEqual([]);
    expect(button).toBeDisabled();
    expect(wallets()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('with another amount charges nothing, and shows the new amount', async () => {
    const opened = () => ok({ clientSecret: SECRET, amount: 24_000, currency: 'usd' });
    await show(thenAnswer(opened));
    await press();
    expect(await approve()).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^The amount has changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $240' })).toBeEnabled();
    expect(callsOf('confirmPayment')).toEqual([]);
    expect(callsOf('updateGroup')).toContainEqual(['updateGroup', { amount: 24_000 }]);
  });

  it('because the places were released says so', async () => {
    let state = aBooking();
    const { calls } = await show({
      ...thenAnswer(() => problem(409, 'booking_expired')),
      'GET /bookings/b1': () => ok(state),
    });
    await press();
    state = aBooking({ state: 'expired', heldUntil: '2026-11-20T12:00:00.000Z' });
    expect(await approve()).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('heading', { name: 'We released your places' })).toBeVisible();
    expect(callsOf('confirmPayment')).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain('/payments');
  });

  it('because it is already paid says so', async () => {
    await show(thenAnswer(() => problem(409, 'booking_paid')));
    await press();
    expect(await approve()).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('heading', { name: 'This booking is paid' })).toBeVisible();
    expect(callsOf('confirmPayment')).toEqual([]);
  });
});
