import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type Outcome, outcomeOf } from '../card/outcome.ts';
import type { OpenedPayment, Reopen } from '../card/use-opening.ts';
import { walletTexts as texts } from './copy.texts.js';

export type ShownAmount = Pick<OpenedPayment, 'amount' | 'currency'>;

interface Approval {
  provider: Stripe;
  elements: StripeElements;
  /** The amount in the wallet's sheet, which the payer has approved. */
  shown: ShownAmount;
  reopen: Reopen;
  /** Tells the wallet that nothing will be charged. */
  onFailed: () => void;
}

/**
 * Checks what the wallet has entered. Resolves to null if there is no error, otherwise to the error's message, which
 * may be missing.
 */
async function submit(elements: StripeElements): Promise<{ refusal: string | undefined } | null> {
  try {
    const { error } = await elements.submit();
    return error ? { refusal: error.message } : null;
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : undefined };
  }
}

/** Charges what the payer has approved in a wallet, unless the server now asks for a different amount. */
export async function chargeWallet(approval: Approval): Promise<Outcome> {
  const { provider, elements, shown, reopen, onFailed } = approval;
  const unready = await submit(elements);
  if (unready) {
    onFailed();
    return { kind: 'declined', message: unready.refusal };
  }
  const opened = await reopen(onFailed);
  if (!opened) return { kind: 'refused' };
  const { amount, clientSecret, currency } = opened;
  if (amount !== shown.amount || currency !== shown.currency) {
    onFailed();
    return { kind: 'declined', message: texts.changed };
  }
  try {
    const confirmation = { elements, clientSecret, redirect: 'if_required' } as const;
    return outcomeOf(await provider.confirmPayment(confirmation));
  } catch {
    // the request may have reached the provider, so only the server can find out
    return { kind: 'unknown' };
  }
}
