import { CONTRIBUTION_POLICIES, DEFAULT_LANGUAGE, looksLikeEmail } from '@wayfarer/contract';
import { z } from 'zod';
import { databaseHosts } from './database-hosts.ts';
import { LANGUAGES_FAULT, readLanguages } from './languages.ts';
import { parseServiceAccount } from './service-account.ts';
import { isPrivate } from './where.ts';

// Importing all of `zod` would set English error messages for every schema of the process, but the API has its own
// messages (`describe-issue.ts`).
z.config({ localeError: () => undefined });

const text = z.string().optional();
const such = (accepts: (value: string) => boolean, fault: string) =>
  z.string().refine(accepts, fault);
const choice = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`);
const flag = choice(['no', 'yes'])
  .default('no')
  .transform((value) => value === 'yes');
const atLeast = (length: number) =>
  z.string().min(length, { error: `must have at least ${length} characters`, abort: true });
const integer = (min: number, max: number) =>
  such(
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
    `must be a whole number from ${min} to ${max}`,
  ).transform(Number);
const server = (accepts: (value: string) => boolean, example: string) =>
  such(
    accepts,
    `must be a URL such as ${example}; in the password write @ / # ? % as %40 %2F %23 %3F %25`,
  ).optional();
const database = server(isDatabase, 'postgres://user:password@host:5432/name');
const origin = such(isOrigin, 'must be an origin such as https://example.com, without a path')
  .transform((value) => new URL(value).origin)
  .optional();

/** All environment variables, with formats and defaults. */
export const variables = z.object({
  MODE: choice(['demo', 'production']).default('demo'),
  PORT: integer(0, 65_535).default(3000),
  // In an environment file, a comment after a value becomes part of the value, which then isn't an address.
  HOST: z
    .string()
    .regex(/^\S*$/, 'must be one address, with nothing after it')
    .default('127.0.0.1'),
  PUBLIC_URL: origin,
  ALLOW_PUBLIC_DEMO: flag,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: database,
  DATABASE_READ_URL: database,
  SEED: choice(['demo', 'none']).optional(),
  CURRENCY: such(isCurrency, 'must be a three-letter currency code such as usd')
    .toLowerCase()
    .default('usd'),
  LANGUAGES: z
    .string()
    .transform(readLanguages)
    .refine((tags) => tags !== null, LANGUAGES_FAULT)
    .default([DEFAULT_LANGUAGE]),
  CHARGE: choice(['day', 'total']).default('day'),
  CONTRIBUTIONS: choice(CONTRIBUTION_POLICIES).optional(),
  ADMIN_EMAILS: z
    .string()
    .transform(partsOf)
    .refine((all) => all.every(looksLikeEmail), 'must be email addresses with commas between them')
    .default([]),
  APP_SECRET: atLeast(32)
    .refine(isRandom, 'is not random: take the output of `openssl rand -hex 32`')
    .optional(),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform(parseServiceAccount)
    .refine(
      (account) => account !== null,
      'must be the JSON key file of a service account, in base64',
    )
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[rs]k_(?:test|live)_\w+$/,
      'must be a key that starts with sk_test_, sk_live_, rk_test_ or rk_live_',
    )
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'must be a key that starts with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: origin,
  ALLOW_CARD_SANDBOX: flag,
  CARD_SANDBOX_WALLET: choice(['show', 'hide']).default('show'),
  ALLOW_TEST_MODE_ON_LIVE_DATA: flag,
  SMTP_URL: server((value) => isServer(value, /^smtps?:$/), 'smtp://user:password@host:587'),
  MAIL_FROM: z.string().default('Wayfarer <no-reply@localhost>'),
  KEEP_BILLING_YEARS: integer(0, 100).default(10),
  CONTACT_EMAIL: such(
    looksLikeEmail,
    'must be one email address, such as hello@example.com',
  ).optional(),
  CONTACT_PHONE: such(isPhone, 'must be a telephone number, such as +1 202 555 0142').optional(),
  EXTERNAL_PICTURES: choice(['show', 'hide']).optional(),
  PICTURES_S3_URL: such(
    isStorage,
    'must be an https address such as https://s3.eu-central-1.amazonaws.com',
  )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(
      /^[\da-z][\d.a-z-]{1,61}[\da-z]$/,
      'must be the name of a bucket, such as agency-pictures',
    )
    .optional(),
  PICTURES_S3_KEY_ID: text,
  PICTURES_S3_SECRET: text,
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[\da-z-]{1,40}$/, 'must be a region, such as eu-central-1')
    .default('us-east-1'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:yes|no|\d{1,2}|[\d.:/, A-Fa-f]+)$/,
      'must be yes, no, a number of proxies, or their addresses',
    )
    .transform(trustedProxies)
    .default(false),
  PROCESSES: integer(1, 64).default(1),
  METRICS_TOKEN: atLeast(16).optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SLOW_QUERY_MS: integer(0, 600_000).default(500),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;
export type Mode = Variables['MODE'];

/** True for the URL of a server. A bare % would be accepted here, and fail only when the password is decoded. */
function isServer(value: string, protocol: RegExp): boolean {
  try {
    const url = new URL(value);
    return protocol.test(url.protocol) && decodeURIComponent(url.username + url.password) !== null;
  } catch {
    return false;
  }
}

function isDatabase(value: string): boolean {
  return databaseHosts(value).every((host) => isServer(host, /^postgres(?:ql)?:$/));
}

/** True for an origin. A path would break the identity protocol, whose routes are at the root. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^\s#/?@\\]+\/?$/i.test(value);
}

/** True for the URL of a storage. Pictures are sent to it, but no keys, so http is allowed in a private network. */
function isStorage(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\/[^\s#?@\\]+$/i.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isPrivate(hostname);
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase());
}

/** True for digits and the characters that people write between them. */
function isPhone(value: string): boolean {
  return /^\+?[\d ().-]{5,30}$/.test(value) && /(?:\d\D*){5}/.test(value);
}

/**
 * False for values that aren't random: hexadecimal digits of the required length almost always include six different
 * ones.
 */
function isRandom(value: string): boolean {
  return new Set(value).size >= 6;
}

function partsOf(list: string): string[] {
  return list
    .toLowerCase()
    .split(',')
    .flatMap((part) => part.trim() || []);
}

function trustedProxies(value: string): boolean | number | string {
  if (value === 'yes' || value === 'no') return value === 'yes';
  return /^\d+$/.test(value) ? Number(value) : value;
}
