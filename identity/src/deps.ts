import type { Body } from './fields.ts';
import type { AssertionVerifier } from './idp/assertion.ts';
import type { LockOut } from './limits/lock-out.ts';
import type { MailLimits } from './limits/mail-limits.ts';
import type { ActionPaths, IdentityEvent, IdentityOptions } from './options.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { IdTokens } from './sessions/id-token.ts';
import type { SqlDatabase } from './sql.ts';
import type { Clock } from './times.ts';

/** What the endpoints work with. */
export interface Deps {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  readonly options: IdentityOptions;
  readonly paths: ActionPaths;
  /** Origins that may be continued to. */
  readonly origins: ReadonlySet<string>;
  readonly hasher: PasswordHasher;
  readonly idTokens: IdTokens;
  readonly lockOut: LockOut;
  readonly mailLimits: MailLimits;
  readonly assertions: AssertionVerifier;
  emit(event: IdentityEvent): void;
}

/** One request, stripped of HTTP. */
export interface Call {
  readonly body: Body;
  /** The part of the client's address that counts for limits. */
  readonly address: string;
  readonly userAgent: string;
  /** Language of the client, for links in mails. */
  readonly locale: string;
}

export type Answer = Record<string, unknown>;
export type Endpoint = (deps: Deps, call: Call) => Promise<Answer>;
