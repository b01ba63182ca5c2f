import type { Body } from './protocol/fields.ts';
import type { AssertionVerifier } from './idp/assertion.ts';
import type { Budgets } from './limits/budgets.ts';
import type { LockOut } from './limits/lock-out.ts';
import type { MailLimits } from './limits/mail-limits.ts';
import type { ActionPaths, IdentityEvent, IdentityOptions } from './options.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { IdTokens } from './sessions/id-token.ts';
import type { SqlDatabase } from './sql.ts';
import type { Clock } from './clock.ts';

export interface Deps {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  readonly options: IdentityOptions;
  readonly paths: ActionPaths;
  readonly origins: ReadonlySet<string>;
  readonly hasher: PasswordHasher;
  readonly idTokens: IdTokens;
  readonly budgets: Budgets;
  readonly lockOut: LockOut;
  readonly mailLimits: MailLimits;
  readonly assertions: AssertionVerifier;
  emit(event: IdentityEvent): void;
}

/** One request, without its HTTP parts. */
export interface Call {
  readonly body: Body;
  /** The client's address, as it can be trusted: see `trustedAddress`. */
  readonly address: string;
  /** The part of the address that limits use as a key. */
  readonly network: string;
  readonly userAgent: string;
  /** The client's language, for emails and their links. */
  readonly locale: string;
}

export type Answer = Record<string, unknown>;
export type Endpoint = (deps: Deps, call: Call) => Promise<Answer>;
