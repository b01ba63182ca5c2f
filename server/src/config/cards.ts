import type { Mode } from './mode.ts';
import type { ConfigReader } from './config-reader.ts';
import { isThisMachine } from './where.ts';

/** Who takes cards: the sandbox in this process (test mode, no money), or Stripe. */
export type CardsConfig = CardTaker & {
  /** A copy of a real site's database is served for testing. */
  allowTestOnLiveData: boolean;
};

type CardTaker =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Another host that speaks Stripe's API. */
      apiBase?: string;
      /** Live keys: real money. */
      live: boolean;
    };

const KEY = { secret: /^(?:sk|rk)_(test|live)_\w+$/, publishable: /^pk_(test|live)_\w+$/ };

/**
 * Stripe when its three variables are set, the sandbox when nothing is. Half a configuration, mixed test and
 * live keys, live keys in demo mode, and a sandbox in production without consent are refused.
 */
export function readCards(read: ConfigReader, mode: Mode): CardsConfig {
  const allowTestOnLiveData = read.flag('ALLOW_TEST_MODE_ON_LIVE_DATA');
  return { ...readTaker(read, mode), allowTestOnLiveData };
}

function readTaker(read: ConfigReader, mode: Mode): CardTaker {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const publishableKey = read.text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  const apiBase = read.origin('STRIPE_API_BASE');
  const allowSandbox = read.flag('ALLOW_CARD_SANDBOX');
  if (apiBase?.startsWith('http:') === true && !isThisMachine(new URL(apiBase).hostname)) {
    read.fault(
      'STRIPE_API_BASE',
      'must start with https://: the secret key travels with each call',
    );
  }

  if (!secretKey && !publishableKey && !webhookSecret && !apiBase) {
    if (mode === 'production' && !allowSandbox) {
      read.fault(
        'STRIPE_SECRET_KEY',
        'is required in production (ALLOW_CARD_SANDBOX=yes runs the test-mode card sandbox instead)',
      );
    }
    return { kind: 'sandbox' };
  }
  const required = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  for (const [name, value] of Object.entries(required)) {
    if (value === undefined) read.fault(name, 'is required with the other STRIPE_ variables');
  }
  const live = checkKeys(read, mode, secretKey, publishableKey);
  return {
    kind: 'stripe',
    secretKey: secretKey ?? '',
    publishableKey: publishableKey ?? '',
    webhookSecret: webhookSecret ?? '',
    ...(apiBase && { apiBase }),
    live,
  };
}

function checkKeys(read: ConfigReader, mode: Mode, secret = '', publishable = ''): boolean {
  const secretKind = KEY.secret.exec(secret)?.[1];
  const publishableKind = KEY.publishable.exec(publishable)?.[1];
  if (secret && !secretKind)
    read.fault(
      'STRIPE_SECRET_KEY',
      'must be a key that starts with sk_test_, sk_live_, rk_test_ or rk_live_',
    );
  if (publishable && !publishableKind)
    read.fault('STRIPE_PUBLISHABLE_KEY', 'must be a key that starts with pk_test_ or pk_live_');
  if (secretKind && publishableKind && secretKind !== publishableKind) {
    read.fault(
      'STRIPE_PUBLISHABLE_KEY',
      'and STRIPE_SECRET_KEY must both be test keys or both be live keys',
    );
  }
  const live = secretKind === 'live' || publishableKind === 'live';
  if (live && mode === 'demo') {
    const name = secretKind === 'live' ? 'STRIPE_SECRET_KEY' : 'STRIPE_PUBLISHABLE_KEY';
    read.fault(name, 'is a live key, which demo mode refuses; set MODE=production');
  }
  return live;
}
