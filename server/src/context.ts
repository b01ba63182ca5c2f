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

/** Mail is written with the business rows and delivered by a job afterwards. */
export interface Outbox {
  /**
   * Call it with the transaction that makes the mail true. Returns whether it was written: not what was
   * written before, what the agency has switched off, or what waits because its mailbox is not proved.
   */
  enqueue(executor: Executor, mail: Mail): Promise<boolean>;
}

/** What kept answers are made from. Name one in `invalidate` after the commit that alters it. */
export const CACHE_TAGS = [
  'spots',
  'bestSpots',
  'team',
  'reviews',
  'settings',
  'policies',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** What the agency decided, or the default (the contract's `SETTINGS`). */
export interface Settings {
  /** Not within a transaction: after a change the next read asks the database. */
  read<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
}

/** How the browser reaches the card provider. */
export interface CardAccess {
  mode: 'stripe' | 'sandbox';
  publishableKey: string;
  /** The sandbox's script; null where Stripe's own is loaded. */
  scriptUrl: string | null;
}

/** Everything that a use case may use. One for the process. */
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
  /** The mail server itself: for the job that empties the outbox, and to try it. */
  mailer: Mailer;
  settings: Settings;
  /** What several reads need alike: read once for each key until one of the tags is invalidated. */
  once<T>(key: string, cacheTags: readonly CacheTag[], read: () => Promise<T>): Promise<T>;
  /** Forgets the ready answers about a tag, here and in other processes. After the commit. */
  invalidate(tag: CacheTag): Promise<void>;
  /**
   * The same for counts that anybody can move as often as they like: at once, but in a process at most every
   * five seconds.
   */
  invalidateSoon(tag: CacheTag): void;
}

/** What a read that is the same for everybody may use: its database may be a replica. */
export type ReadContext = Omit<AppContext, 'db'> & { db: ReadableDatabase };

export interface PublicContext extends AppContext {
  requestId: string;
  /**
   * The id for the row that this request creates. With an Idempotency-Key it is derived from the key, so that
   * a repeated request finds the row; it says nothing about time.
   */
  createdId(): string;
  /** The client's address as far as it can be trusted. */
  address: string;
}

/** What a member of the agency's staff may do; `may` of the contract decides by it. */
export interface Staff {
  role: StaffRole;
  extra: readonly ExtraPermission[];
  /** The most that a member may give back beyond the policy, in minor units. Null: nothing; owners have no limit. */
  refundLimit: number | null;
}

/** Who calls, as the verified token and the users table say. */
export interface Actor {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  role: Role;
  /** Null: a traveler. */
  staff: Staff | null;
  /** When the person signed in. */
  authTime: Date;
  sessionId?: string;
  /** Whether the session was ended meanwhile could not be found out. */
  unchecked?: true;
}

export interface UserContext extends PublicContext {
  actor: Actor;
}
