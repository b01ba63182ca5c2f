import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../../context.ts';

/** The browser's configuration for the card provider, and the charge mode. */
export async function paymentConfig({
  cards,
  config,
  payments,
}: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  const { charge, currency } = config;
  return { mode, live: payments.livemode, publishableKey, scriptUrl, currency, charge };
}
