import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { texts } from '../copy.texts.js';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { OpenedPayment } from './use-opening.ts';

export interface PayOptions {
  opened: OpenedPayment | undefined;
  /** The payer's details for the provider; absent if we don't know them. */
  payer?: { name: string; email: string };
  /** Called with the charge's id; the button is busy until this resolves. */
  onCharged: (transactionId: string) => Promise<void>;
  /** Called if the card may or may not have been charged. */
  onUnknown: () => void;
  /** Called if the payment can't be used any more, so that a new one must be opened. */
  onClosed: () => void;
}

type Payer = PayOptions['payer'];

/** The provider's id for the card as a payment method, or the reason why there is no id. Nothing is charged. */
async function methodOf(provider: Stripe, card: StripeCardElement, payer: Payer) {
  try {
    const { paymentMethod, error } = await provider.createPaymentMethod({
      type: 'card',
      card,
      ...(payer && { billing_details: payer }),
    });
    return paymentMethod ? { id: paymentMethod.id } : { refusal: error.message };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : undefined };
  }
}

/** Creates the payment method, then confirms with the secret (spec §4). */
async function charge(
  provider: Stripe,
  card: StripeCardElement,
  payer: Payer,
  clientSecret: string,
): Promise<Outcome> {
  const method = await methodOf(provider, card, payer);
  if (method.id === undefined) return { kind: 'declined', message: method.refusal };
  try {
    const confirmation = { payment_method: method.id };
    return outcomeOf(await provider.confirmCardPayment(clientSecret, confirmation));
  } catch {
    // the request may have reached the provider, so only the server can find out
    return { kind: 'unknown' };
  }
}

/** Handles a press of Pay, from the card to the payment record. A second press in the meantime does nothing. */
export function usePay({ opened, payer, onCharged, onUnknown, onClosed }: PayOptions) {
  const [processing, setProcessing] = useState(false);
  const running = useRef(false);

  /** Resolves to the message for the card field, or undefined. */
  async function finish(outcome: Outcome): Promise<string | undefined> {
    switch (outcome.kind) {
      case 'succeeded':
        await onCharged(outcome.transactionId);
        return undefined;
      case 'unknown':
        onUnknown();
        return undefined;
      case 'closed':
        onClosed();
        return texts.renewed;
      default:
        return outcome.message ?? texts.declined;
    }
  }

  /** Pays; resolves to the message for the card field, or undefined. */
  const pay = async (
    provider: Stripe | null,
    card: StripeCardElement | null,
  ): Promise<string | undefined> => {
    if (running.current || !opened) return undefined;
    if (!provider || !card) return texts.noCard;
    running.current = true;
    setProcessing(true);
    try {
      return await finish(await charge(provider, card, payer, opened.clientSecret));
    } finally {
      running.current = false;
      setProcessing(false);
    }
  };

  return { pay, processing };
}
