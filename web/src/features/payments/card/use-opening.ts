import type { Stripe } from '@stripe/stripe-js';
import type { createPaymentIntent, OutputOf } from '@wayfarer/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PREFETCH } from '../../../api/page.ts';
import { type AppDispatch, useAppDispatch } from '../../../api/store.ts';
import { errorDetail } from '../../../lib/error-text.ts';
import { paymentsApi } from '../api.ts';
import { loadProvider } from './load-provider.ts';

export type OpenedPayment = OutputOf<typeof createPaymentIntent>;

/** Everything that has loaded for the payment. `status` is its state according to the API. */
export interface Opening {
  provider?: Stripe;
  opened?: OpenedPayment;
  /** The reason why paying isn't possible right now, as a text for the payer. */
  problem?: string;
  status: 'open' | 'paid' | 'in_progress' | 'canceled';
}

/** Opens the payment and returns its state. */
type Open = (dispatch: AppDispatch) => Promise<Opening>;

/**
 * Opens the payment again just before it is made, because its amount may have changed in the meantime. Resolves to
 * undefined if it can't be made; `onRefused` is called first, and then the page shows why.
 */
export type Reopen = (onRefused: () => void) => Promise<OpenedPayment | undefined>;

async function fetchProvider(dispatch: AppDispatch): Promise<Stripe> {
  const config = dispatch(paymentsApi.endpoints.paymentConfig.initiate(undefined, PREFETCH));
  return loadProvider(await config.unwrap());
}

/** Loads the provider's script and the secret in parallel. */
async function prepare(dispatch: AppDispatch, open: Open): Promise<Opening> {
  const [state, provider] = await Promise.all([
    open(dispatch),
    fetchProvider(dispatch).catch((error: unknown) => ({ unreachable: errorDetail(error) })),
  ]);
  if (!('unreachable' in provider)) return { ...state, provider };
  return { problem: provider.unreachable, ...state };
}

/** Before the payment is opened. */
const unopened = ({ provider }: Opening): Opening => ({
  status: 'open',
  ...(provider && { provider }),
});

/**
 * Prepares a card payment: its secret and the provider. The provider stays loaded if the payment is prepared again, or
 * if `open` now opens another one, so that typed card data isn't lost.
 */
export function useOpening(open: Open, onProblem?: () => void) {
  const dispatch = useAppDispatch();
  const [{ of, state }, setOpening] = useState<{ of: Open; state: Opening }>({
    of: open,
    state: { status: 'open' },
  });
  const latest = useRef(0);

  const show = useCallback(
    async (preparing: Promise<Opening>) => {
      latest.current += 1;
      const mine = latest.current;
      const next = await preparing;
      if (mine !== latest.current) return;
      setOpening(({ state: before }) => ({ of: open, state: { ...unopened(before), ...next } }));
      if (next.problem !== undefined) onProblem?.();
    },
    [open, onProblem],
  );
  const start = useCallback(() => show(prepare(dispatch, open)), [dispatch, open, show]);

  useEffect(() => {
    void start();
    return () => {
      latest.current += 1;
    };
  }, [start]);

  const renew = useCallback(() => {
    setOpening(({ state: before }) => ({ of: open, state: unopened(before) }));
    void start();
  }, [open, start]);
  const reopen: Reopen = useCallback(
    async (onRefused) => {
      const opening = open(dispatch);
      const shown = show(opening);
      const { opened } = await opening;
      if (!opened) onRefused();
      await shown;
      return opened;
    },
    [dispatch, open, show],
  );
  return { ...(of === open ? state : unopened(state)), renew, reopen };
}
