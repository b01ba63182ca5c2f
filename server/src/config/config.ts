import type { Language, SettingKey } from '@wayfarer/contract';
import { cardsOf } from './cards.ts';
import { demoSite } from './demo-site.ts';
import { identityOf } from './identity.ts';
import { picturesOf } from './pictures.ts';
import { readVariables, type Env } from './read-variables.ts';
import type { Variables } from './variables.ts';

export { ConfigError } from './read-variables.ts';

/** The whole configuration, frozen. */
export type Config = ReturnType<typeof configOf>;

/** Throws a single `ConfigError` that lists every faulty variable. */
export function loadConfig(env: Env): Config {
  return deepFreeze(configOf(readVariables(env)));
}

/** Reads only where the data is, so that a backup works even if other variables are misconfigured. */
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
    // The agency sells travelers' destinations in its own name, so it reviews them. In a demonstration, everyone may
    // publish.
    'spots.contributions': variables.CONTRIBUTIONS ?? (isDemo ? 'open' : 'review'),
  };
  return {
    mode,
    http: {
      // A client that reaches the port directly bypasses the proxy, so the default is this machine only.
      host: variables.HOST,
      /** 0 means any free port. */
      port,
      /** The origin at which browsers reach the site, without a trailing slash. */
      publicUrl: variables.PUBLIC_URL ?? `http://localhost:${port}`,
      /** The proxies whose X-Forwarded-For is trusted: none, all, a number of hops, or networks. */
      trustProxy: variables.TRUST_PROXY,
    },
    /** More than one requires PostgreSQL. */
    processes: variables.PROCESSES,
    data: dataOf(variables),
    identity: identityOf(variables),
    cards: cardsOf(variables),
    /** Lower-case ISO 4217 code. */
    currency: variables.CURRENCY,
    /** The first language is that of the original texts, and of addresses without a language. */
    languages: variables.LANGUAGES as readonly Language[],
    charge: variables.CHARGE,
    /**
     * In lower case. People who sign in with a verified one of these addresses become administrators, unless they were
     * demoted before.
     */
    adminEmails: variables.ADMIN_EMAILS as readonly string[],
    seed: variables.SEED ?? (isDemo ? 'demo' : 'none'),
    /** The years for which the ledger keeps the data of payers whose accounts are deleted, as tax law requires. */
    keepBillingYears: variables.KEEP_BILLING_YEARS,
    mail: { ...(smtpUrl && { smtpUrl }), from },
    pictures: picturesOf(variables),
    /** How travelers reach the agency, and the address for emails to it. */
    contact: { ...demo?.contact, ...(email && { email }), ...(phone && { phone }) },
    /** Defaults of settings that differ from the contract's. */
    settingDefaults,
    log: {
      level: variables.LOG_LEVEL,
      /** Milliseconds from which database statements are logged as slow. */
      slowQueryMs: variables.SLOW_QUERY_MS || Infinity,
    },
    metrics: { ...(token && { token }) },
  };
}

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
