import { SANDBOX_ACCOUNT, type PaymentGateway } from '../../../ports.ts';
import type { PaymentAttempt } from '../store/attempts.ts';

/** The provider's account that a payment was made at, and whether with real money. Null: unknown. */
export type CardAccount = Pick<PaymentAttempt, 'livemode' | 'providerAccount'>;

/** Today's. */
export async function cardAccount(
  payments: Pick<PaymentGateway, 'livemode' | 'account'>,
): Promise<CardAccount> {
  return { livemode: payments.livemode, providerAccount: await payments.account() };
}

/** Today's provider cannot know what was made there, so it is not called. */
export function isForeign(made: CardAccount, today: CardAccount): boolean {
  if (made.livemode === null) return false;
  if (made.livemode !== today.livemode) return true;
  const [then, now] = [made.providerAccount, today.providerAccount];
  // Stripe does not always reveal a key's account; the sandbox always does.
  if (then === null || now === null) return then === SANDBOX_ACCOUNT || now === SANDBOX_ACCOUNT;
  return then !== now;
}
