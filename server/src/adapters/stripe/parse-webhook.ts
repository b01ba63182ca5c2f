import type { Stripe } from 'stripe';
import { InvalidSignatureError, type WebhookEvent } from '../../ports.ts';
import { presentEvent } from './present.ts';

/** The maximum age of a signature, as Stripe recommends. */
const WEBHOOK_AGE_SECONDS = 300;

export function parseWebhook(
  stripe: Stripe,
  { webhookSecret, clock }: { webhookSecret: string; clock: { now(): Date } },
  rawBody: Buffer,
  signature: string,
): WebhookEvent {
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      WEBHOOK_AGE_SECONDS,
      undefined,
      clock.now().getTime(),
    );
    return presentEvent(event);
  } catch (error) {
    throw new InvalidSignatureError('The webhook was not signed by the provider, or is too old.', {
      cause: error,
    });
  }
}
