import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../../context.ts';

/** The browser's configuration for card payments: the provider's configuration, and how much is charged. */
export async function paymentConfig({
  cards,
  config,
  payments,
}: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  const { charge, currency } = config;
  return { mode, live: payments.livemode, publishableKey, scriptUrl, currency, charge };
}
