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

/** An email to be sent; the product writes its text. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly to: string;
  /** The link in the email; contains the one-time code, except for 'password-changed'. */
  readonly link: string;
  readonly displayName?: string;
  /** The other address, for the two kinds about a change of address. */
  readonly newEmail?: string;
  /** When the link stops working. */
  readonly expiresAt?: Date;
}

/** An event for the log; never contains an email address, a name or a secret. */
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
  /** For 'sign-in-failed', the client's address, to help operators detect guessing. */
  readonly address?: string;
}

/** Paths of the product's own pages that emails link to. */
export interface ActionPaths {
  readonly resetPassword: string;
  /** Also for address changes and undoing them, distinguished by `mode`. */
  readonly verifyEmail: string;
  readonly forgotPassword: string;
}

export interface IdentityOptions {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  readonly projectId: string;
  /** The public web key that every call contains. */
  readonly apiKey: string;
  /** Our own issuer, e.g. `${publicUrl}/identity/<projectId>`. */
  readonly issuer: string;
  /** The product's origin as browsers see it, for links in emails and the provider's redirect. */
  readonly publicUrl: string;
  /** Further allowed origins of continue URLs, which may also call from the browser. */
  readonly extraOrigins?: readonly string[];
  readonly argon2: Argon2Cost;
  /** Limits for concurrent and for waiting password hashes; beyond both, calls get an immediate 503. */
  readonly hashing: { readonly concurrency: number; readonly queue: number };
  /** If given, signing keys are encrypted at rest. At least 16 characters. */
  readonly keySecret?: string;
  /** Demo Google accounts without a password: never in production. */
  readonly accountChooser: boolean;
  readonly google?: GoogleOptions;
  readonly actionPaths?: Partial<ActionPaths>;
  /** Runs inside the transaction that wrote the code: only `tx` may be used, and nothing slow. */
  sendMail(message: MailMessage, tx: SqlExecutor): Promise<void>;
  /** Runs inside the transaction that moves an account to another address, whose mailbox is verified. */
  onMove?(uid: string, email: string, tx: SqlExecutor): Promise<void>;
  /** Called outside any transaction before people delete their own account; false prevents it. */
  mayDelete?(uid: string): Promise<boolean>;
  /** Runs inside the transaction that deletes an account, before the row is deleted. */
  onDelete?(uid: string, tx: SqlExecutor): Promise<void>;
  /** Runs after the transaction; must not throw. */
  onEvent?(event: IdentityEvent): void;
  /** The client's address as far as it can be trusted; limits are keyed on it. */
  trustedAddress(request: FastifyRequest): string;
}

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** OpenID discovery document; Google's unless a test replaces it. */
  readonly discoveryUrl?: string;
}

/** The person a valid ID token identifies; profile values are current, not the token's. */
export interface VerifiedIdentity {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  /** When the address was verified; missing for those verified before this was stored. */
  readonly emailVerifiedAt?: Date;
  readonly name?: string;
  readonly picture?: string;
  readonly authTime: Date;
  /** 'password' or 'google.com'. */
  readonly provider: string;
  readonly sessionId: string;
}
