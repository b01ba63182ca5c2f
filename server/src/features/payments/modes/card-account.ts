import { SANDBOX_ACCOUNT, type PaymentGateway } from '../../../ports.ts';
import type { PaymentAttempt } from '../store/attempts.ts';

/** The provider account of a payment, and its mode: `livemode` is true for real money. Null means unknown. */
export type CardAccount = Pick<PaymentAttempt, 'livemode' | 'providerAccount'>;

export async function cardAccount(
  payments: Pick<PaymentGateway, 'livemode' | 'account'>,
): Promise<CardAccount> {
  return { livemode: payments.livemode, providerAccount: await payments.account() };
}

/** True if the current provider account can't know the payment, so that asking it is useless. */
export function isForeign(made: CardAccount, today: CardAccount): boolean {
  if (made.livemode === null) return false;
  if (made.livemode !== today.livemode) return true;
  const [then, now] = [made.providerAccount, today.providerAccount];
  // Stripe doesn't always reveal the account of a key; the sandbox always does.
  if (then === null || now === null) return then === SANDBOX_ACCOUNT || now === SANDBOX_ACCOUNT;
  return then !== now;
}
