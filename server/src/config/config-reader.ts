import { looksLikeEmail } from '@wayfarer/contract';
import { databaseHosts } from './database-hosts.ts';

/** The environment is not usable; the message names every variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: ReadonlyMap<string, string>;
  constructor(faults: ReadonlyMap<string, string>) {
    const lines = [...faults].map(([name, fault]) => `  ${name} ${fault}`);
    super(`The configuration is not usable:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

const CURRENCY = /^[a-z]{3}$/;
const ESCAPES = 'in the password write @ / # ? % as %40 %2F %23 %3F %25';

/** Reads variables and collects what is wrong with them. Values are never repeated in a message: they may be secrets. */
export class ConfigReader {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #faults = new Map<string, string>();
  readonly #names = new Set<string>();

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** Every variable that was read, set or not. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Records a fault; the first of a variable stays. */
  fault(name: string, message: string): void {
    if (!this.#faults.has(name)) this.#faults.set(name, message);
  }

  throwIfFaulty(): void {
    if (this.#faults.size > 0) throw new ConfigError(this.#faults);
  }

  /** The trimmed value; undefined when it is missing or blank. */
  text(name: string, { min = 1 }: { min?: number } = {}): string | undefined {
    this.#names.add(name);
    const value = this.#env[name]?.trim();
    if (!value) return undefined;
    if (value.length < min) this.fault(name, `must have at least ${min} characters`);
    return value;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.fault(name, `must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  }

  flag(name: string): boolean {
    return this.choice(name, ['yes', 'no'], 'no') === 'yes';
  }

  integer(name: string, range: { min: number; max: number; fallback: number }): number {
    const value = this.text(name);
    if (value === undefined) return range.fallback;
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= range.min && number <= range.max) return number;
    this.fault(name, `must be a whole number from ${range.min} to ${range.max}`);
    return range.fallback;
  }

  /** A server's address with user and password. @param example what it looks like */
  serverUrl(name: string, protocols: readonly string[], example: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (isServer(value, protocols)) return value;
    this.fault(name, `must be a URL such as ${example}; ${ESCAPES}`);
    return undefined;
  }

  /** As `serverUrl`, with one host or several between commas. */
  databaseUrl(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const protocols = ['postgres:', 'postgresql:'];
    if (databaseHosts(value).every((one) => isServer(one, protocols))) return value;
    this.fault(name, `must be a URL such as postgres://user:password@host:5432/name; ${ESCAPES}`);
    return undefined;
  }

  /** An http(s) origin; a path would break the identity protocol, whose routes are at the root. */
  origin(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = isUrl(value, ['http:', 'https:']) ? new URL(value) : undefined;
    if (url?.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
    this.fault(name, 'must be an origin such as https://example.com, without a path');
    return undefined;
  }

  currency(name: string, fallback: string): string {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    const known = Intl.supportedValuesOf('currency').includes(value.toUpperCase());
    if (CURRENCY.test(value) && known) return value;
    this.fault(name, 'must be a three-letter currency code such as usd');
    return fallback;
  }

  /** Comma-separated addresses, in lower case. */
  emails(name: string): string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
    const found = parts.filter((part) => part !== '');
    if (!found.every(looksLikeEmail)) {
      this.fault(name, 'must be email addresses with commas between them');
    }
    return found;
  }

  /** yes, no, a number of hops, or addresses and networks with commas between them. */
  trustProxy(name: string): boolean | number | string {
    const value = this.text(name);
    if (value === undefined || value === 'no') return false;
    if (value === 'yes') return true;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    if (/^[\da-f.:/, ]+$/i.test(value)) return value;
    this.fault(name, 'must be yes, no, a number of proxies, or their addresses');
    return false;
  }
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** A bare % passes as a URL, and fails only where the password is used. */
function isServer(value: string, protocols: readonly string[]): boolean {
  return isUrl(value, protocols) && isDecodable(new URL(value));
}

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}
