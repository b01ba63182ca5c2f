import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The payer's details for the provider; absent if we don't know them. */
export type Payer = { name: string; email: string } | undefined;

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
export async function chargeCard(
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
