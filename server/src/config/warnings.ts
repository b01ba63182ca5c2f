import { loadConfig, type Config } from './config.ts';
import { editDistance } from '../lib/edit-distance.ts';
import { databaseHosts } from './database-hosts.ts';
import type { Env } from './read-variables.ts';
import { variables } from './variables.ts';
import { isThisMachine } from './where.ts';

/** A setting that works, but that could be better. */
export interface ConfigWarning {
  says: string;
  /** How to fix the problem. */
  remedy: string;
}

/** Shorter names are too similar to other programs' variables. */
const SHORTEST_NAME = 6;
const MOST_TYPOS = 2;

/** Warnings about a usable environment. Throws a single `ConfigError` if it isn't usable. */
export function warningsOf(env: Env): ConfigWarning[] {
  const config = loadConfig(env);
  const always = misspelled(Object.keys(env), Object.keys(variables.shape));
  return config.mode === 'demo' ? always : [...always, ...productionWarnings(config)];
}

function productionWarnings(config: Config) {
  const { cards, contact, data, http, identity } = config;
  const found: ConfigWarning[] = [];
  const warn = (applies: boolean, says: string, remedy: string) => {
    if (applies) found.push({ says, remedy });
  };
  warn(
    cards.kind === 'sandbox',
    'the card sandbox takes the cards: test mode, no real money, anyone pays with a test number',
    'set the STRIPE_ variables before real bookings',
  );
  warn(
    cards.kind === 'stripe' && !cards.live,
    'Stripe’s test keys are set: no real money moves',
    'set the live keys before real bookings',
  );
  warn(
    config.seed === 'demo',
    'the site shows the sample destinations, team and reviews, and the destinations can be booked',
    'set SEED=none before the first start of a real site',
  );
  warn(
    config.adminEmails.length === 0,
    'ADMIN_EMAILS is not set',
    'set it to the address of the first administrator, unless there is one already',
  );
  warn(
    identity.kind === 'embedded' && identity.keySecret === undefined,
    'signing keys are stored unencrypted',
    'set APP_SECRET',
  );
  warn(
    http.trustProxy === false && !isThisMachine(new URL(http.publicUrl).hostname),
    'no reverse proxy is trusted, so behind one all visitors would share one address and its limits',
    'set TRUST_PROXY=1 if there is one proxy in front',
  );
  warn(
    http.trustProxy !== false && ['0.0.0.0', '::'].includes(http.host),
    `HOST=${http.host} listens everywhere, and clients that bypass the proxy can forge addresses`,
    'set HOST to an address that only the proxy reaches, such as 127.0.0.1',
  );
  warn(
    http.trustProxy === true,
    'TRUST_PROXY=yes trusts any address that a visitor claims',
    'set it to the number of proxies in front, or to their networks',
  );
  warn(
    config.mail.smtpUrl === undefined,
    'SMTP_URL is not set, so emails are stored but never sent',
    'set SMTP_URL and MAIL_FROM',
  );
  warn(
    contact.email === undefined,
    'CONTACT_EMAIL is not set: unless the settings name an address, messages are only stored in the database, and the agency gets no emails',
    'set it to the agency’s address, or set the address in the console’s settings',
  );
  warn(
    data.databaseUrl !== undefined && travelsInClearText(data.databaseUrl),
    'DATABASE_URL names another machine without sslmode, so the password and all data may travel unencrypted',
    'end DATABASE_URL with ?sslmode=verify-full',
  );
  warn(
    data.readUrl !== undefined && travelsInClearText(data.readUrl),
    'DATABASE_READ_URL names another machine without sslmode, so the password and the data may travel unencrypted',
    'end DATABASE_READ_URL with ?sslmode=verify-full',
  );
  return found;
}

function travelsInClearText(databaseUrl: string): boolean {
  return databaseHosts(databaseUrl).some((server) => {
    const { hostname, searchParams } = new URL(server);
    const away = hostname !== '' && !isThisMachine(hostname);
    return away && ['disable', null].includes(searchParams.get('sslmode'));
  });
}

function misspelled(given: readonly string[], known: readonly string[]): ConfigWarning[] {
  return given.flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST_NAME) return [];
    const meant = known.find(
      (one) =>
        one.length >= SHORTEST_NAME &&
        Math.abs(one.length - name.length) <= MOST_TYPOS &&
        editDistance(name.toUpperCase(), one) <= MOST_TYPOS,
    );
    if (meant === undefined) return [];
    return [{ says: `${name} is not a setting and is ignored`, remedy: `did you mean ${meant}?` }];
  });
}
