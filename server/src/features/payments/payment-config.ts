import type { PaymentConfig } from '@wayfarer/contract';
import type { PublicContext } from '../../context.ts';

/** How the browser reaches the card provider, and what it will charge. */
export async function paymentConfig({ cards, config }: PublicContext): Promise<PaymentConfig> {
  const { mode, publishableKey, scriptUrl } = cards;
  return { mode, publishableKey, scriptUrl, currency: config.currency, charge: config.charge };
}
