import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from './payment-page.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aPayment, fakeApi, later, ok, problem, type Replies } from '../test/payments.ts';

const SAVE = 'POST /payments';
const OPEN = 'POST /payments/create-payment-intent';
const STATE = 'GET /bookings/b1/payment';
const LOST = { error: { type: 'api_connection_error', message: 'no connection' } };

async function show(replies: Replies = {}) {
  const world = fakeApi(replies);
  const view = renderScreen(
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
  return { ...world, ...view, user, button };
}

const callsOf = (name: string) => fakeProvider.calls.filter(([call]) => call === name);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeProvider.reset();
  vi.spyOn(toast, 'error').mockReturnValue();
  vi.spyOn(toast, 'success').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a payment that succeeds', () => {
  it('[spec §4 Payment: method, then confirmation] [spec §4 Payment: billing details] [spec §7 Card provider: payment method] [spec §7 Card provider: confirmation] creates the method, then confirms', async () => {
    const { user, button } = await show();
    await user.click(button);
    await screen.findByText('The bookings');
    const [[, data] = [], [, ...confirmation] = []] = [
      ...callsOf('createPaymentMethod'),
      ...callsOf('confirmCardPayment'),
    ];
    expect(data).toMatchObject({
      type: 'card',
      billing_details: { name: 'Ada King', email: 'king@example.com' },
    });
    expect(confirmation).toEqual(['pi_1_secret_1', { payment_method: 'pm_1' }]);
  });

  it('[spec §4 Payment: record saved] [spec §8 Payment: success toast] [spec §4 Payment: goes to bookings] is saved, confirmed, and leads to the bookings', async () => {
    const { user, button, bodies, router, store } = await show();
    await user.click(button);
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(bodies(SAVE)).toEqual([
      {
        bookingId: 'b1',
        tripTitle: 'Mount Fuji',
        price: 210,
        userEmail: ADA.email,
        transactionId: 'pi_1',
      },
    ]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment Successful!');
    expect(router.state.location.pathname).toBe('/bookings');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(store.getState().notices.recentTrip).toMatchObject({
      trip: { _id: 'b1' },
      paid: '$210',
      open: true,
    });
  });

  it('[spec §4 Payment: Processing] counts one press, however often the button is pressed', async () => {
    const answer = later<{ paymentIntent: { id: string; status: string } }>();
    fakeProvider.confirm = () => answer.promise;
    const { user, button, bodies } = await show();
    await user.dblClick(button);
    const processing = await screen.findByRole('button', { name: 'Processing...' });
    expect(processing).toHaveAttribute('aria-disabled', 'true');
    processing.closest('form')?.requestSubmit();
    answer.give({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await screen.findByText('The bookings');
    expect(callsOf('confirmCardPayment')).toHaveLength(1);
    expect(bodies(SAVE)).toHaveLength(1);
  });

  it('counts if another tab has already paid the same intent', async () => {
    fakeProvider.confirm = async () => ({
      error: {
        type: 'invalid_request_error',
        payment_intent: { id: 'pi_1', status: 'succeeded' },
      },
    });
    const { user, button, bodies } = await show();
    await user.click(button);
    await screen.findByText('The bookings');
    expect(bodies(SAVE)).toMatchObject([{ transactionId: 'pi_1' }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment Successful!');
  });
});

describe('a refused card', () => {
  it('[spec §8 Payment: card error] shows the provider’s message, and can be retried', async () => {
    fakeProvider.confirm = async () => ({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    const { user, button, bodies } = await show();
    await user.click(button);
    const message = await screen.findByText('Your card was declined.');
    const field = screen.getByRole('group', { name: 'Card details' });
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
    expect(callsOf('focus')).toHaveLength(1);
    expect(bodies(SAVE)).toEqual([]);

    await fakeProvider.tell('change', { empty: false, complete: false });
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
    fakeProvider.confirm = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await user.click(await screen.findByRole('button', { name: 'Pay $210' }));
    expect(await screen.findByText('The bookings')).toBeVisible();
  });

  it('[spec §8 Payment: card error] an incomplete card is never sent', async () => {
    const message = 'Your card number is incomplete.';
    fakeProvider.method = async () => ({ error: { type: 'validation_error', message } });
    const { user, button } = await show();
    await user.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(callsOf('confirmCardPayment')).toEqual([]);
  });

  it('[spec §8 Payment: card error] shows errors while the card is typed', async () => {
    await show();
    const message = 'Your card number is invalid.';
    await fakeProvider.tell('change', { error: { type: 'validation_error', message } });
    expect(screen.getByText(message)).toBeVisible();
  });

  it('starts a new payment in place of a canceled one', async () => {
    let secrets = 0;
    fakeProvider.confirm = async () => ({
      error: { type: 'invalid_request_error', payment_intent: { id: 'pi_1', status: 'canceled' } },
    });
    const { user, button } = await show({
      [OPEN]: () => {
        secrets += 1;
        return ok({ clientSecret: `pi_${secrets}_secret_1`, amount: 21_000, currency: 'usd' });
      },
    });
    await user.click(button);
    expect(await screen.findByText(/has been reopened/)).toBeVisible();
    fakeProvider.confirm = async () => ({ paymentIntent: { id: 'pi_2', status: 'succeeded' } });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByText('The bookings');
    expect(callsOf('confirmCardPayment').map(([, secret]) => secret)).toEqual([
      'pi_1_secret_1',
      'pi_2_secret_1',
    ]);
  });
});

describe('a payment with an unknown outcome', () => {
  it('is checked until it is known, and never called a failure', async () => {
    fakeProvider.confirm = async () => LOST;
    let state = 'checking';
    const { user, button } = await show({
      [STATE]: () => ok({ state, payment: state === 'paid' ? aPayment() : null }),
    });
    await user.click(button);
    const heading = await screen.findByRole('heading', { name: 'We’re checking your payment' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.body).not.toHaveTextContent(/failed/i);
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    state = 'paid';
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment Successful!');
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('can be paid again if the provider keeps reporting no charge', async () => {
    fakeProvider.confirm = () => Promise.reject(new Error('gone'));
    const { user, button } = await show();
    await user.click(button);
    await screen.findByRole('heading', { name: 'We’re checking your payment' });
    await act(() => vi.advanceTimersByTimeAsync(2600));
    expect(screen.getByRole('heading', { name: 'We’re checking your payment' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText(/hasn’t charged you/)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
    expect(button).toBeVisible();
  });

  it('is checked until someone answers', async () => {
    fakeProvider.confirm = async () => LOST;
    let reachable = false;
    const { user, button } = await show({
      [STATE]: () =>
        reachable ? ok({ state: 'paid', payment: aPayment() }) : problem(503, 'unavailable'),
    });
    await user.click(button);
    expect(await screen.findByText(/We’ll keep trying/)).toBeVisible();
    reachable = true;
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('The bookings')).toBeVisible();
  });

  it('is found again after a reload', async () => {
    const world = fakeApi({
      [OPEN]: () => problem(409, 'payment_in_progress'),
      [STATE]: () => ok({ state: 'checking', payment: null }),
    });
    const options = { api: world.api, user: ADA, at: '/payment/b1' };
    renderScreen(<page.Component />, options, '/payment/:id');
    expect(
      await screen.findByRole('heading', { name: 'We’re checking your payment' }),
    ).toBeVisible();
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('a payment that could not be saved', () => {
  it('[spec §8 Payment: save failure] says so, then resolves by itself', async () => {
    let state = 'checking';
    const { user, button, bodies } = await show({
      [SAVE]: () => problem(503, 'unavailable'),
      [STATE]: () => ok({ state, payment: state === 'paid' ? aPayment() : null }),
    });
    await user.click(button);
    expect(await screen.findByText(/Your card was charged/)).toBeVisible();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to save payment');
    state = 'paid';
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('The bookings')).toBeVisible();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment Successful!');
    expect(bodies(SAVE)).toHaveLength(1);
  });

  it('shows the reason if the API refuses it', async () => {
    const reason = 'This payment is not for this booking.';
    const { user, button } = await show({ [SAVE]: () => problem(409, 'payment_mismatch', reason) });
    await user.click(button);
    await screen.findByText(/Your card was charged/);
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText(reason, { exact: false })).toBeVisible();
  });
});
