import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../../context.ts';

/** How the browser reaches the card provider, and what it will charge. */
export async function paymentConfig({
  cards,
  config,
  payments,
}: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  const { charge, currency } = config;
  return { mode, live: payments.livemode, publishableKey, scriptUrl, currency, charge };
}
