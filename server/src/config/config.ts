import type { SettingKey } from '@wayfarer/contract';
import { cardsOf } from './cards.ts';
import { demoSite } from './demo-site.ts';
import { identityOf } from './identity.ts';
import { picturesOf } from './pictures.ts';
import { readVariables, type Env } from './read-variables.ts';
import type { Variables } from './variables.ts';

export { ConfigError } from './read-variables.ts';

/** Everything that can be configured, checked once at start. Frozen. */
export type Config = ReturnType<typeof configOf>;

/** Reads the environment. Throws one `ConfigError` that lists every variable at fault. */
export function loadConfig(env: Env): Config {
  return deepFreeze(configOf(readVariables(env)));
}

/** Where the data are: all that a backup needs, so that it works even if the rest is misconfigured. */
export function loadStorageConfig(env: Env): Pick<Config, 'data' | 'pictures'> {
  const variables = readVariables(env, /^(?:MODE$|DATA|(?:EXTERNAL_)?PICTURES)/);
  return deepFreeze({ data: dataOf(variables), pictures: picturesOf(variables) });
}

function configOf(variables: Variables) {
  const { MODE: mode, PORT: port, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = variables;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, METRICS_TOKEN: token } = variables;
  const [isDemo, demo] = [mode === 'demo', demoSite(mode)];
  const settingDefaults: Partial<Record<SettingKey, unknown>> = {
    ...demo?.settings,
    // What strangers write is sold in the agency's name only after a review.
    'spots.contributions': variables.CONTRIBUTIONS ?? (isDemo ? 'open' : 'review'),
  };
  return {
    mode,
    http: {
      // A client that reaches the port directly bypasses the proxy: only this machine, unless it is set.
      host: variables.HOST,
      /** 0: any free port. */
      port,
      /** Origin under which browsers reach the site, without a trailing slash. */
      publicUrl: variables.PUBLIC_URL ?? `http://localhost:${port}`,
      /** Whose X-Forwarded-For is trusted: none, all, this many hops, or these networks. */
      trustProxy: variables.TRUST_PROXY,
    },
    /** How many processes serve; more than one needs PostgreSQL. */
    processes: variables.PROCESSES,
    data: dataOf(variables),
    identity: identityOf(variables),
    cards: cardsOf(variables),
    /** Lower-case ISO 4217. */
    currency: variables.CURRENCY,
    charge: variables.CHARGE,
    /** Lower case. They become administrators when they first sign in with the address verified. */
    adminEmails: variables.ADMIN_EMAILS as readonly string[],
    seed: variables.SEED ?? (isDemo ? 'demo' : 'none'),
    /** How long the books keep the payer after the account is deleted: what tax law requires. */
    keepBillingYears: variables.KEEP_BILLING_YEARS,
    mail: { ...(smtpUrl && { smtpUrl }), from },
    pictures: picturesOf(variables),
    /** How travelers reach the agency, and where its own mails go; what is not set is not shown. */
    contact: { ...demo?.contact, ...(email && { email }), ...(phone && { phone }) },
    /** What holds for settings that the agency has not decided, where it is not the contract's default. */
    settingDefaults,
    log: {
      level: variables.LOG_LEVEL,
      /** Database statements that take at least this long are logged. */
      slowQueryMs: variables.SLOW_QUERY_MS || Infinity,
    },
    metrics: { ...(token && { token }) },
  };
}

/** `databaseUrl` set: PostgreSQL, and public reads come from the servers of `readUrl`; else the embedded database in `dir`. */
function dataOf(variables: Variables) {
  const { DATA_DIR: dir, DATABASE_URL: databaseUrl, DATABASE_READ_URL: readUrl } = variables;
  return { dir, ...(databaseUrl && { databaseUrl }), ...(readUrl && { readUrl }) };
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
