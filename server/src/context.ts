import type {
  ExtraPermission,
  Role,
  SettingKey,
  SettingValue,
  StaffRole,
} from '@wayfarer/contract';
import type { BaseLogger } from 'pino';
import type { Alarms } from './alarms.ts';
import type { Config } from './config/config.ts';
import type { Database, Executor, ReadableDatabase } from './db/database.ts';
import type { PictureDrawer, PictureStore } from './picture-ports.ts';
import type { Mail, Mailer } from './mail-ports.ts';
import type { AccountDirectory, Clock, PaymentGateway } from './ports.ts';

export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Stores emails in the transaction of the event that they report; a job delivers them afterwards. */
export interface Outbox {
  /**
   * Call it in the transaction of the event that the email reports. Returns false if the email wasn't written: it was
   * written before, the agency has turned it off, or it waits until its mailbox is verified.
   */
  enqueue(executor: Executor, mail: Mail): Promise<boolean>;
}

/**
 * The kinds of data from which cached responses are made. Pass the tag to `invalidate` after the commit that changes
 * such data.
 */
export const CACHE_TAGS = [
  'spots',
  'bestSpots',
  'team',
  'reviews',
  'settings',
  'policies',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** Reads the agency's settings, or their defaults (the contract's `SETTINGS`). */
export interface Settings {
  /**
   * Don't call it within a transaction. It may query the database on another connection, and the transaction uses the
   * embedded database's only connection.
   */
  read<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
  /**
   * A setting in a language of the site, and the names of its texts that aren't translated into that language.
   * Undefined means the site's first language. Don't call it within a transaction, either.
   */
  readIn<K extends SettingKey>(
    key: K,
    language: string | undefined,
  ): Promise<{ value: SettingValue<K>; originals: readonly string[] }>;
}

/** How the browser reaches the card provider. */
export interface CardAccess {
  mode: 'stripe' | 'sandbox';
  publishableKey: string;
  /** The address of the sandbox's script; null if Stripe's own is loaded. */
  scriptUrl: string | null;
}

/** Everything that a use case may use. Each process has one. */
export interface AppContext {
  db: Database;
  clock: Clock;
  config: Config;
  payments: PaymentGateway;
  cards: CardAccess;
  accounts: AccountDirectory;
  pictures: PictureStore;
  drawer: PictureDrawer;
  log: Logger;
  alarms: Alarms;
  /** A new UUIDv7. */
  newId(): string;
  mail: Outbox;
  /** Sends directly through the mail server, for the job that empties the outbox and for a test email. */
  mailer: Mailer;
  settings: Settings;
  /** Caches data that several reads need. The data is read once per key, until one of the tags is invalidated. */
  once<T>(key: string, cacheTags: readonly CacheTag[], read: () => Promise<T>): Promise<T>;
  /** Drops the cached responses with a tag, here and in other processes. Call it after the commit. */
  invalidate(tag: CacheTag): Promise<void>;
  /**
   * Like `invalidate`, for counts that anyone can change at any rate. Invalidates at once, but at most every five
   * seconds per process.
   */
  invalidateSoon(tag: CacheTag): void;
}

/** The context of a read whose result is the same for everyone, so its database may be a replica. */
export type ReadContext = Omit<AppContext, 'db'> & { db: ReadableDatabase };

export interface PublicContext extends AppContext {
  requestId: string;
  /**
   * The id for the row that this request creates. With an Idempotency-Key, it is derived from the key and contains no
   * time, so that a repeated request finds the row.
   */
  createdId(): string;
  /** The client's address, as far as it can be trusted. */
  address: string;
}

/** A staff member's permissions, which the contract's `may` evaluates. */
export interface Staff {
  role: StaffRole;
  extra: readonly ExtraPermission[];
  /**
   * The maximum that a member may refund beyond the policy, in minor units. Null: the member may not. Owners have no
   * limit.
   */
  refundLimit: number | null;
}

/** The caller, as known from the verified token and the users table. */
export interface Actor {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  role: Role;
  /** The caller's role and permissions as staff; null for a traveler. */
  staff: Staff | null;
  /** The time when the person signed in. */
  authTime: Date;
  sessionId?: string;
  /** Set if the session may have ended since the token was issued, because the identity provider couldn't be asked. */
  unchecked?: true;
}

export interface UserContext extends PublicContext {
  actor: Actor;
}
