import type { VariableName, Variables } from './variables.ts';
import { isPrivate, isThisMachine } from './where.ts';

type IsBroken = (variables: Variables, isSet: (name: VariableName) => boolean) => boolean;
type Rule = [VariableName, fault: string, IsBroken];

const FIREBASE = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const S3 = [
  'PICTURES_S3_URL',
  'PICTURES_S3_BUCKET',
  'PICTURES_S3_KEY_ID',
  'PICTURES_S3_SECRET',
] as const;

export const RULES: readonly Rule[] = [
  [
    'PUBLIC_URL',
    'is a public address, where in demo mode anybody can read all emails and sign in as anyone; set MODE=production (ALLOW_PUBLIC_DEMO=yes opens the demo anyway)',
    ({ MODE, PUBLIC_URL, ALLOW_PUBLIC_DEMO }) =>
      MODE === 'demo' && !ALLOW_PUBLIC_DEMO && isAt(PUBLIC_URL, (host) => !isPrivate(host)),
  ],
  [
    'PUBLIC_URL',
    'is required in production: the address under which the site is reached',
    ({ MODE }, isSet) => MODE === 'production' && !isSet('PUBLIC_URL'),
  ],
  [
    'PUBLIC_URL',
    'must start with https:// in production',
    // sessions, card data and tokens are sent to the site's address
    ({ MODE, PUBLIC_URL }) => MODE === 'production' && isInClearText(PUBLIC_URL),
  ],
  [
    'DATABASE_READ_URL',
    'needs DATABASE_URL, the server that its servers follow',
    (_, isSet) => isSet('DATABASE_READ_URL') && !isSet('DATABASE_URL'),
  ],
  [
    'PROCESSES',
    'above 1 needs DATABASE_URL: the embedded database serves one process',
    ({ PROCESSES }, isSet) => PROCESSES > 1 && !isSet('DATABASE_URL'),
  ],
  ...allOrNone(FIREBASE, 'is required with the other FIREBASE_ variables'),
  [
    'FIREBASE_SERVICE_ACCOUNT',
    'needs the other FIREBASE_ variables',
    (_, isSet) => isSet('FIREBASE_SERVICE_ACCOUNT') && !FIREBASE.some(isSet),
  ],
  ...allOrNone(GOOGLE, 'is required with the other GOOGLE_ variable'),
  [
    'APP_SECRET',
    'is required in production: at least 32 random characters',
    ({ MODE }, isSet) => MODE === 'production' && !isSet('APP_SECRET') && !FIREBASE.some(isSet),
  ],
  ...allOrNone(STRIPE, 'is required with the other STRIPE_ variables', ['STRIPE_API_BASE']),
  [
    'STRIPE_API_BASE',
    'must start with https://: the secret key is sent with each call',
    ({ STRIPE_API_BASE }) => isInClearText(STRIPE_API_BASE),
  ],
  [
    'STRIPE_SECRET_KEY',
    'is required in production (ALLOW_CARD_SANDBOX=yes runs the test-mode card sandbox instead)',
    ({ MODE, ALLOW_CARD_SANDBOX }, isSet) =>
      MODE === 'production' && !ALLOW_CARD_SANDBOX && !STRIPE.some(isSet),
  ],
  [
    'STRIPE_PUBLISHABLE_KEY',
    'and STRIPE_SECRET_KEY must both be test keys or both be live keys',
    ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      secret !== undefined && publishable !== undefined && isLive(secret) !== isLive(publishable),
  ],
  [
    'STRIPE_SECRET_KEY',
    'is a live key, which demo mode refuses; set MODE=production',
    ({ MODE, STRIPE_SECRET_KEY }) => MODE === 'demo' && isLive(STRIPE_SECRET_KEY),
  ],
  [
    'STRIPE_PUBLISHABLE_KEY',
    'is a live key, which demo mode refuses; set MODE=production',
    ({ MODE, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }) =>
      MODE === 'demo' && isLive(STRIPE_PUBLISHABLE_KEY) && !isLive(STRIPE_SECRET_KEY),
  ],
  [
    'MAIL_FROM',
    'is required with SMTP_URL: the sender, such as hello@example.com',
    ({ MODE, SMTP_URL }, isSet) =>
      MODE === 'production' && SMTP_URL !== undefined && !isSet('MAIL_FROM'),
  ],
  ...allOrNone(S3, 'is required with the other PICTURES_S3_ variables'),
];

/** Each of `names` is required if any of them, or any of `others`, is set. */
function allOrNone(
  names: readonly VariableName[],
  fault: string,
  others: readonly VariableName[] = [],
): Rule[] {
  const isBroken =
    (name: VariableName): IsBroken =>
    (_, isSet) =>
      !isSet(name) && [...names, ...others].some(isSet);
  return names.map((name) => [name, fault, isBroken(name)]);
}

export function isLive(stripeKey = ''): boolean {
  return stripeKey.slice(2).startsWith('_live_');
}

function isAt(url: string | undefined, where: (hostname: string) => boolean): boolean {
  return url !== undefined && where(new URL(url).hostname);
}

function isInClearText(url: string | undefined): boolean {
  return url?.startsWith('http:') === true && !isAt(url, isThisMachine);
}
