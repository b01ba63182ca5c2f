import { CONTRIBUTION_POLICIES, type ChargeMode, type SettingKey } from '@wayfarer/contract';
import { readCards, type CardsConfig } from './cards.ts';
import { ConfigReader } from './config-reader.ts';
import { readPictures, type PicturesConfig } from './pictures.ts';
import { readContact, type ContactConfig } from './contact.ts';
import { demoSite } from './demo-site.ts';
import { readIdentity, type IdentityConfig } from './identity.ts';
import type { Mode } from './mode.ts';
import { isPrivate, isThisMachine } from './where.ts';

export { ConfigError } from './config-reader.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that can be configured, checked once at start. Frozen. */
export interface Config {
  mode: Mode;
  http: {
    host: string;
    /** 0: any free port. */
    port: number;
    /** Origin under which browsers reach the site, without a trailing slash. */
    publicUrl: string;
    /** Whose X-Forwarded-For is trusted: none, all, this many hops, or these networks. */
    trustProxy: boolean | number | string;
  };
  /** How many processes serve; more than one needs PostgreSQL. */
  processes: number;
  /** `databaseUrl` set: PostgreSQL; else the embedded database in `dir`. */
  data: {
    dir: string;
    databaseUrl?: string;
    /** Servers that follow: public reads come from them. */
    readUrl?: string;
  };
  identity: IdentityConfig;
  cards: CardsConfig;
  /** Lower-case ISO 4217. */
  currency: string;
  charge: ChargeMode;
  /** Lower case. They become administrators when they first sign in with the address verified. */
  adminEmails: readonly string[];
  seed: 'demo' | 'none';
  /** How long the books keep the payer after the account is deleted: what tax law requires. */
  keepBillingYears: number;
  mail: { smtpUrl?: string; from: string };
  pictures: PicturesConfig;
  contact: ContactConfig;
  /** What holds for settings that the agency has not decided, where it is not the contract's default. */
  settingDefaults: Partial<Record<SettingKey, unknown>>;
  log: {
    level: (typeof LOG_LEVELS)[number];
    /** Database statements that take at least this long are logged. */
    slowQueryMs: number;
  };
  metrics: { token?: string };
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws one `ConfigError` that lists every variable at fault. */
export function loadConfig(env: Env): Config {
  return readConfig(new ConfigReader(env));
}

/** In an environment file a comment behind the value belongs to it, and is no address. */
function readHost(read: ConfigReader): string {
  const host = read.text('HOST') ?? '127.0.0.1';
  if (/\s/.test(host)) read.fault('HOST', 'must be one address, with nothing behind it');
  return host;
}

/** As {@link loadConfig}, by a reader that then knows every variable's name. */
export function readConfig(read: ConfigReader): Config {
  const mode = read.choice('MODE', ['demo', 'production'], 'demo');
  const port = read.integer('PORT', { min: 0, max: 65_535, fallback: 3000 });
  const publicUrl = readPublicUrl(read, mode) ?? `http://localhost:${port}`;
  const data = readData(read);
  const processes = read.integer('PROCESSES', { min: 1, max: 64, fallback: 1 });
  if (processes > 1 && data.databaseUrl === undefined) {
    read.fault('PROCESSES', 'above 1 needs DATABASE_URL: the embedded database serves one process');
  }
  const slowQueryMs = read.integer('SLOW_QUERY_MS', { min: 0, max: 600_000, fallback: 500 });
  const metricsToken = read.text('METRICS_TOKEN', { min: 16 });
  const config: Config = {
    mode,
    http: {
      // A client that reaches the port directly bypasses the proxy, so this must be set explicitly.
      host: readHost(read),
      port,
      publicUrl,
      trustProxy: read.trustProxy('TRUST_PROXY'),
    },
    processes,
    data,
    identity: readIdentity(read, mode),
    cards: readCards(read, mode),
    currency: read.currency('CURRENCY', 'usd'),
    charge: read.choice('CHARGE', ['day', 'total'], 'day'),
    adminEmails: read.emails('ADMIN_EMAILS'),
    seed: read.choice('SEED', ['demo', 'none'], mode === 'demo' ? 'demo' : 'none'),
    keepBillingYears: read.integer('KEEP_BILLING_YEARS', { min: 0, max: 100, fallback: 10 }),
    mail: readMail(read, mode),
    pictures: readPictures(read, mode, data.dir),
    contact: readContact(read, mode),
    settingDefaults: {
      ...demoSite(mode)?.settings,
      // What strangers write is sold in the agency's name only after a review.
      'spots.contributions': read.choice(
        'CONTRIBUTIONS',
        CONTRIBUTION_POLICIES,
        mode === 'demo' ? 'open' : 'review',
      ),
    },
    log: {
      level: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
      slowQueryMs: slowQueryMs === 0 ? Infinity : slowQueryMs,
    },
    metrics: { ...(metricsToken && { token: metricsToken }) },
  };
  read.throwIfFaulty();
  return deepFreeze(config);
}

/** Where the data are: all that a backup needs, so that it works even if the rest is misconfigured. */
export function loadStorageConfig(env: Env): Pick<Config, 'data' | 'pictures'> {
  const read = new ConfigReader(env);
  const mode = read.choice('MODE', ['demo', 'production'], 'demo');
  const data = readData(read);
  const pictures = readPictures(read, mode, data.dir);
  read.throwIfFaulty();
  return deepFreeze({ data, pictures });
}

/**
 * Sessions, cards and tokens travel to it, so in production it is https; this very machine may try without.
 * A demo opens every mailbox and account to anyone who reaches it, so it has no public address.
 */
function readPublicUrl(read: ConfigReader, mode: Mode): string | undefined {
  const publicUrl = read.origin('PUBLIC_URL');
  const allowPublicDemo = read.flag('ALLOW_PUBLIC_DEMO');
  if (mode === 'demo') {
    if (publicUrl !== undefined && !allowPublicDemo && !isPrivate(new URL(publicUrl).hostname)) {
      read.fault(
        'PUBLIC_URL',
        'is a public address, and in demo mode everyone there reads all mails and signs in as anyone; set MODE=production (ALLOW_PUBLIC_DEMO=yes opens the demo all the same)',
      );
    }
    return publicUrl;
  }
  if (publicUrl === undefined) {
    read.fault(
      'PUBLIC_URL',
      'is required in production: the address under which the site is reached',
    );
  } else if (!publicUrl.startsWith('https:') && !isThisMachine(new URL(publicUrl).hostname)) {
    read.fault('PUBLIC_URL', 'must start with https:// in production');
  }
  return publicUrl;
}

function readMail(read: ConfigReader, mode: Mode): Config['mail'] {
  const example = 'smtp://user:password@host:587';
  const smtpUrl = read.serverUrl('SMTP_URL', ['smtp:', 'smtps:'], example);
  const from = read.text('MAIL_FROM');
  if (mode === 'production' && smtpUrl !== undefined && from === undefined) {
    read.fault('MAIL_FROM', 'is required with SMTP_URL: the sender, such as hello@example.com');
  }
  return { ...(smtpUrl && { smtpUrl }), from: from ?? 'Wayfarer <no-reply@localhost>' };
}

function readData(read: ConfigReader): Config['data'] {
  const databaseUrl = read.databaseUrl('DATABASE_URL');
  const readUrl = read.databaseUrl('DATABASE_READ_URL');
  if (readUrl !== undefined && databaseUrl === undefined) {
    read.fault('DATABASE_READ_URL', 'needs DATABASE_URL, the server that its servers follow');
  }
  const dir = read.text('DATA_DIR') ?? './data';
  return { dir, ...(databaseUrl && { databaseUrl }), ...(readUrl && { readUrl }) };
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
