import { isLive } from './rules.ts';
import type { Variables } from './variables.ts';

/** Stripe if its variables are set, otherwise the sandbox in this process. */
export function cardsOf(variables: Variables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = variables;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = variables;
  /** Allows a copy of a real site's database to be served for testing. */
  const allowTestOnLiveData = variables.ALLOW_TEST_MODE_ON_LIVE_DATA;
  if (!secretKey || !publishableKey || !webhookSecret)
    return {
      kind: 'sandbox' as const,
      allowTestOnLiveData,
      /** False if pages behave as on a device without a wallet. */
      wallet: variables.CARD_SANDBOX_WALLET === 'show',
    };
  return {
    kind: 'stripe' as const,
    secretKey,
    publishableKey,
    webhookSecret,
    /** Another host with Stripe's API. */
    ...(apiBase && { apiBase }),
    /** True if cards are charged real money. */
    live: isLive(secretKey),
    allowTestOnLiveData,
  };
}
