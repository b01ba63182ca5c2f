import type { Stripe } from '@stripe/stripe-js';
import type { createPaymentIntent, OutputOf } from '@wayfarer/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { PREFETCH } from '../../../api/page.ts';
import { type AppDispatch, useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import type { TripMoney } from './amounts.ts';
import { loadProvider } from './load-provider.ts';
import { texts } from '../copy.texts.js';

export type OpenedPayment = OutputOf<typeof createPaymentIntent>;

/** Everything that has loaded for the payment. `status` is the booking's state according to the API. */
export interface CheckoutState {
  provider?: Stripe;
  opened?: OpenedPayment;
  /** The reason why paying isn't possible right now, as a text for the traveler. */
  problem?: string;
  status: 'open' | 'paid' | 'in_progress' | 'canceled';
}

type Wanted = Pick<TripMoney, 'part' | 'price'>;

async function fetchProvider(dispatch: AppDispatch): Promise<Stripe> {
  const config = dispatch(paymentsApi.endpoints.paymentConfig.initiate(undefined, PREFETCH));
  return loadProvider(await config.unwrap());
}

/** Opens the payment and returns the booking's state. */
async function open(
  dispatch: AppDispatch,
  bookingId: string,
  { part, price }: Wanted,
): Promise<CheckoutState> {
  const body = { bookingId, price, ...(part === 'balance' && { part }) };
  const { data, error } = await dispatch(
    paymentsApi.endpoints.openPayment.initiate({ body }, { track: false }),
  );
  if (data) return { status: 'open', opened: data };
  const code = problemOf(error)?.code;
  if (code === 'booking_paid') return { status: 'paid' };
  if (code === 'payment_in_progress') return { status: 'in_progress' };
  // the booking is refetched, and its page then shows why: it has ended, waits for an answer, or for its first payment
  const isNotPayable =
    code === 'booking_cancelled' ||
    code === 'booking_expired' ||
    code === 'not_confirmed' ||
    code === 'not_due_yet';
  if (isNotPayable) return { status: 'canceled' };
  return { status: 'open', problem: errorDetail(error) };
}

/** Loads the provider's script and the secret in parallel. */
async function prepare(
  dispatch: AppDispatch,
  bookingId: string,
  wanted: Wanted,
): Promise<CheckoutState> {
  const [state, provider] = await Promise.all([
    open(dispatch, bookingId, wanted),
    fetchProvider(dispatch).catch((error: unknown) => ({ unreachable: errorDetail(error) })),
  ]);
  if (!('unreachable' in provider)) return { ...state, provider };
  return { problem: provider.unreachable, ...state };
}

/**
 * Prepares the payment of a booking (spec §4): its secret and the provider. If it is prepared again, the provider stays
 * loaded, so that typed card data isn't lost.
 */
export function useCheckout(bookingId: string, { part, price }: Wanted) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<CheckoutState>({ status: 'open' });
  const latest = useRef(0);

  const start = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const next = await prepare(dispatch, bookingId, { part, price });
    if (mine !== latest.current) return;
    setState(({ provider }) => ({ ...(provider && { provider }), ...next }));
    if (next.problem !== undefined) toast.error(texts.initFailed);
    if (next.status === 'paid' || next.status === 'canceled') {
      dispatch(api.util.invalidateTags(['Bookings', 'Payments']));
    }
  }, [dispatch, bookingId, part, price]);

  useEffect(() => {
    void start();
    return () => {
      latest.current += 1;
    };
  }, [start]);

  const renew = useCallback(() => {
    setState(({ provider }) => ({ status: 'open', ...(provider && { provider }) }));
    void start();
  }, [start]);
  return { ...state, renew };
}
