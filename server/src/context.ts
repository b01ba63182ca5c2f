import type {
  ExtraPermission,
  Role,
  SettingKey,
  SettingValue,
  StaffRole,
  WordsKey,
} from '@wayfarer/contract';
import type { BaseLogger } from 'pino';
import type { Alarms } from './alarms.ts';
import type { Config } from './config/config.ts';
import type { Database, Executor, ReadableDatabase } from './db/database.ts';
import type { PaperPrinter } from './paper-ports.ts';
import type { PictureDrawer, PictureStore } from './picture-ports.ts';
import type { Mail, Mailer } from './mail-ports.ts';
import type { AccountDirectory, Clock, PaymentGateway } from './ports.ts';

export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Stores emails for later delivery. */
export interface Outbox {
  /**
   * Call it in the transaction of the event that the email reports. Returns false if the email wasn't written: it was
   * written before, the agency has turned it off, or it waits until its mailbox is verified.
   */
  enqueue(executor: Executor, mail: Mail): Promise<boolean>;
}

/** The data from which cached responses are made. Pass the tag to `invalidate` after the commit that changes it. */
export const CACHE_TAGS = [
  'spots',
  'bestSpots',
  'team',
  'reviews',
  'settings',
  'policies',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** Reads the agency's settings, or their defaults. */
export interface Settings {
  /**
   * Don't call it within a transaction: it may query the database on another connection, and the embedded database has
   * only one.
   */
  read<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
  /**
   * A setting in a language, and the names of its texts that aren't translated. Undefined means the site's first
   * language. Like `read`, don't call it within a transaction.
   */
  readIn<K extends SettingKey>(
    key: K,
    language: string | undefined,
  ): Promise<{ value: SettingValue<K>; originals: readonly string[] }>;
  /**
   * Translates a value that isn't the setting's own but has the same kinds of words, such as a demonstration's samples.
   * Also returns the names of the texts that aren't translated.
   */
  translate<V>(
    key: WordsKey,
    value: V,
    language: string,
  ): Promise<{ value: V; originals: readonly string[] }>;
}

/** How the browser reaches the card provider. */
export interface CardAccess {
  mode: 'stripe' | 'sandbox';
  publishableKey: string;
  /** Null if Stripe's own script is loaded. */
  scriptUrl: string | null;
}

/** Everything that a use case may use; one per process. */
export interface AppContext {
  db: Database;
  clock: Clock;
  config: Config;
  payments: PaymentGateway;
  cards: CardAccess;
  accounts: AccountDirectory;
  pictures: PictureStore;
  drawer: PictureDrawer;
  /** Draws the PDFs of documents, and stores them where nothing is public. */
  papers: { printer: PaperPrinter; store: PictureStore };
  log: Logger;
  alarms: Alarms;
  /** A new UUIDv7. */
  newId(): string;
  mail: Outbox;
  /** Sends directly, for the job that empties the outbox and for a test email. */
  mailer: Mailer;
  settings: Settings;
  /** Caches data that several reads need, until one of the tags is invalidated. */
  once<T>(key: string, cacheTags: readonly CacheTag[], read: () => Promise<T>): Promise<T>;
  /** Drops cached responses, here and in other processes. Call it after the commit. */
  invalidate(tag: CacheTag): Promise<void>;
  /** Like `invalidate`, but at most every five seconds per process, for counts that anyone can change at any rate. */
  invalidateSoon(tag: CacheTag): void;
}

/** The context of reads whose result is the same for everyone, so that the database may be a replica. */
export type ReadContext = Omit<AppContext, 'db'> & {
  db: ReadableDatabase;
  /**
   * Call it if the result becomes wrong at an instant although no data changes, for example when a departure leaves.
   * The result is cached at most until the earliest of these instants. Undefined if the result isn't cached.
   */
  changesAt?: (at: Date) => void;
};

export interface PublicContext extends AppContext {
  requestId: string;
  /**
   * The id of the row that this request creates. It is derived from an Idempotency-Key, so that a repeated request
   * finds the row.
   */
  createdId(): string;
  /** The client's address, as far as it can be trusted. */
  address: string;
}

/** A staff member's permissions, which the contract's `may` evaluates. */
export interface Staff {
  role: StaffRole;
  extra: readonly ExtraPermission[];
  /** The same as in the contract's `StaffRights`. */
  refundLimit: number | null;
}

export interface Actor {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  role: Role;
  /** Null for a traveler. */
  staff: Staff | null;
  authTime: Date;
  sessionId?: string;
  /** True if the session may have ended, because the identity provider couldn't be asked. */
  unchecked?: true;
}

export interface UserContext extends PublicContext {
  actor: Actor;
}
