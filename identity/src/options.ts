import type { FastifyRequest } from 'fastify';
import type { Argon2Cost } from './passwords/password-hasher.ts';
import type { SqlDatabase, SqlExecutor } from './sql.ts';
import type { Clock } from './clock.ts';

export type MailKind =
  | 'reset-password'
  | 'verify-email'
  | 'verify-and-change-email'
  | 'email-changed'
  | 'password-changed';

/** A mail to be sent; what it says is the product's affair. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly to: string;
  /** Where the mail leads: carries the one-time code, except for 'password-changed'. */
  readonly link: string;
  readonly displayName?: string;
  /** The other address, for the two kinds about a change of address. */
  readonly newEmail?: string;
  /** When the link stops working. */
  readonly expiresAt?: Date;
}

/** Something worth a log line; never carries an e-mail address, a name or a secret. */
export interface IdentityEvent {
  readonly type:
    | 'account-created'
    | 'account-deleted'
    | 'account-linked'
    | 'signed-in'
    | 'sign-in-failed'
    | 'password-changed'
    | 'email-changed'
    | 'email-verified'
    | 'sessions-ended'
    | 'keys-rotated';
  readonly uid?: string;
  readonly provider?: string;
  /** Of 'sign-in-failed': the client's address, for whoever watches for guessing. */
  readonly address?: string;
}

/** Paths of the product's own pages that mails lead to. */
export interface ActionPaths {
  readonly resetPassword: string;
  /** Also applies address changes and their undoing; `mode` tells which. */
  readonly verifyEmail: string;
  readonly forgotPassword: string;
}

export interface IdentityOptions {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  readonly projectId: string;
  /** The public web key that every call carries. */
  readonly apiKey: string;
  /** Our own issuer, e.g. `${publicUrl}/identity/<projectId>`. */
  readonly issuer: string;
  /** Origin of the product as browsers see it: for links in mails and the provider's way back. */
  readonly publicUrl: string;
  /** Further origins that may be continued to, and may call from the browser. */
  readonly extraOrigins?: readonly string[];
  readonly argon2: Argon2Cost;
  /** Password hashes at a time, and how many may wait; beyond: 503 at once. */
  readonly hashing: { readonly concurrency: number; readonly queue: number };
  /** When given, signing keys are encrypted at rest. At least 16 characters. */
  readonly keySecret?: string;
  /** Demo Google accounts without a password: never in production. */
  readonly accountChooser: boolean;
  readonly google?: GoogleOptions;
  readonly actionPaths?: Partial<ActionPaths>;
  /** Runs inside the transaction that wrote the code: only `tx` may be used, and nothing slow. */
  sendMail(message: MailMessage, tx: SqlExecutor): Promise<void>;
  /** Runs inside the transaction that gives an account another address, whose mailbox is proved. */
  onMove?(uid: string, email: string, tx: SqlExecutor): Promise<void>;
  /** Runs inside the transaction that removes an account, before the row goes. */
  onDelete?(uid: string, tx: SqlExecutor): Promise<void>;
  /** Runs after the fact; must not throw. */
  onEvent?(event: IdentityEvent): void;
  /** The client's address as far as it can be trusted: limits are keyed on it. */
  trustedAddress(request: FastifyRequest): string;
}

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** OpenID discovery document; Google's unless a test stands in for it. */
  readonly discoveryUrl?: string;
}

/** Who a valid ID token speaks for; profile values are those of now, not of the token. */
export interface VerifiedIdentity {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  /** When the address was proved; missing for those proved before this was kept. */
  readonly emailVerifiedAt?: Date;
  readonly name?: string;
  readonly picture?: string;
  readonly authTime: Date;
  /** 'password' or 'google.com'. */
  readonly provider: string;
  readonly sessionId: string;
}
