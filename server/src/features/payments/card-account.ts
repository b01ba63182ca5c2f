import type { PaymentGateway } from '../../ports.ts';
import type { IntentRow } from './store-intents.ts';

/** At whom a payment was made, and whether with real money. */
export type CardAccount = Pick<IntentRow, 'livemode' | 'providerAccount'>;

/** Today's. */
export async function cardAccount(
  payments: Pick<PaymentGateway, 'livemode' | 'account'>,
): Promise<CardAccount> {
  return { livemode: payments.livemode, providerAccount: await payments.account() };
}
