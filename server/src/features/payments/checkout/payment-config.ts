import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../../context.ts';

export async function paymentConfig({
  cards,
  config,
  payments,
  settings,
}: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  const { charge, currency } = config;
  const transfer = await settings.read('money.transfer');
  return {
    mode,
    live: payments.livemode,
    publishableKey,
    scriptUrl,
    currency,
    charge,
    transferDays: transfer === '' ? null : transfer.days,
  };
}
