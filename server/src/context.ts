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

/** Emails are written in the transaction of the event that they report; a job delivers them afterwards. */
export interface Outbox {
  /**
   * Call it in the transaction of the event that the email reports. Returns false if the email was not written: because
   * it was written before, the agency has switched it off, or it waits for its mailbox to be verified.
   */
  enqueue(executor: Executor, mail: Mail): Promise<boolean>;
}

/** The data that cached responses are made from. Pass its tag to `invalidate` after the commit that changes it. */
export const CACHE_TAGS = [
  'spots',
  'bestSpots',
  'team',
  'reviews',
  'settings',
  'policies',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** The agency's decisions, or the defaults (the contract's `SETTINGS`). */
export interface Settings {
  /** Don't call it within a transaction: after a change, the next read queries the database. */
  read<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
}

/** How the browser reaches the card provider. */
export interface CardAccess {
  mode: 'stripe' | 'sandbox';
  publishableKey: string;
  /** The sandbox's script; null if Stripe's own is loaded. */
  scriptUrl: string | null;
}

/** Everything that a use case may use. There is one per process. */
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
  /** The mail server itself, for the job that empties the outbox and for a trial email. */
  mailer: Mailer;
  settings: Settings;
  /** Caches data that several reads need: read once per key until one of the tags is invalidated. */
  once<T>(key: string, cacheTags: readonly CacheTag[], read: () => Promise<T>): Promise<T>;
  /** Drops the cached responses with a tag, here and in other processes. Call it after the commit. */
  invalidate(tag: CacheTag): Promise<void>;
  /**
   * The same for counts that anyone can change as often as they like: at once, but at most every five seconds per
   * process.
   */
  invalidateSoon(tag: CacheTag): void;
}

/** The context of a read whose result is the same for everyone: its database may be a replica. */
export type ReadContext = Omit<AppContext, 'db'> & { db: ReadableDatabase };

export interface PublicContext extends AppContext {
  requestId: string;
  /**
   * The id for the row that this request creates. With an Idempotency-Key it is derived from the key, so that a
   * repeated request finds the row; it then doesn't contain the time.
   */
  createdId(): string;
  /** The client's address, as far as it can be trusted. */
  address: string;
}

/** A staff member's rights; the contract's `may` evaluates them. */
export interface Staff {
  role: StaffRole;
  extra: readonly ExtraPermission[];
  /** The most that a member may refund beyond the policy, in minor units. Null: nothing. Owners have no limit. */
  refundLimit: number | null;
}

/** The caller, according to the verified token and the users table. */
export interface Actor {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  role: Role;
  /** Null: not staff, a traveler. */
  staff: Staff | null;
  /** When the person signed in. */
  authTime: Date;
  sessionId?: string;
  /** The session may have ended since the token was issued: the identity provider couldn't be asked. */
  unchecked?: true;
}

export interface UserContext extends PublicContext {
  actor: Actor;
}
