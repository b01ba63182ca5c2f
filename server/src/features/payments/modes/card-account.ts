import { SANDBOX_ACCOUNT, type PaymentGateway } from '../../../ports.ts';
import type { PaymentAttempt } from '../store/attempts.ts';

/** The provider account of a payment, and whether it took real money. Null: unknown. */
export type CardAccount = Pick<PaymentAttempt, 'livemode' | 'providerAccount'>;

/** Today's account. */
export async function cardAccount(
  payments: Pick<PaymentGateway, 'livemode' | 'account'>,
): Promise<CardAccount> {
  return { livemode: payments.livemode, providerAccount: await payments.account() };
}

/** True if today's provider account can't know the payment, so that no call is made. */
export function isForeign(made: CardAccount, today: CardAccount): boolean {
  if (made.livemode === null) return false;
  if (made.livemode !== today.livemode) return true;
  const [then, now] = [made.providerAccount, today.providerAccount];
  // Stripe doesn't always reveal a key's account; the sandbox always does.
  if (then === null || now === null) return then === SANDBOX_ACCOUNT || now === SANDBOX_ACCOUNT;
  return then !== now;
}
