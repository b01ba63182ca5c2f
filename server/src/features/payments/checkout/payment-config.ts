import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../../context.ts';

export async function paymentConfig({
  cards,
  config,
  payments,
}: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  const { charge, currency } = config;
  return { mode, live: payments.livemode, publishableKey, scriptUrl, currency, charge };
}
