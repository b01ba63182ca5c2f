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

/** An email to be sent. The product writes its text. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly to: string;
  /** The link in the email, which contains the one-time code, except for 'password-changed'. */
  readonly link: string;
  readonly displayName?: string;
  readonly uid?: string;
  /** The language of the page that requested the email, as its script reported it. */
  readonly locale?: string;
  /** The other address, for the two emails about a change of address. */
  readonly newEmail?: string;
  /** The time when the link stops working. */
  readonly expiresAt?: Date;
}

/** An event for the log, which never contains an email address, a name or a secret. */
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

/** The paths of the product's own pages to which emails link. */
export interface ActionPaths {
  readonly resetPassword: string;
  /** The page for verifying, changing and restoring an address; the parameter `mode` distinguishes these. */
  readonly verifyEmail: string;
  readonly forgotPassword: string;
}

export interface IdentityOptions {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  readonly projectId: string;
  /** The public API key, which the protocol's calls contain. */
  readonly apiKey: string;
  /** The issuer of our tokens, such as `${publicUrl}/identity/<projectId>`. */
  readonly issuer: string;
  /** The product's origin as browsers see it, for links in emails and the provider's redirect. */
  readonly publicUrl: string;
  /** Other origins that are allowed in continue URLs and may call the API from the browser. */
  readonly extraOrigins?: readonly string[];
  readonly argon2: Argon2Cost;
  /** Maximum numbers of concurrent and of waiting password hashes. If both are reached, calls get an immediate 503. */
  readonly hashing: { readonly concurrency: number; readonly queue: number };
  /** Encrypts stored signing keys; at least 16 characters. Without it, the keys are stored unencrypted. */
  readonly keySecret?: string;
  /** True to offer demo Google accounts that need no password. It must be false in production. */
  readonly accountChooser: boolean;
  readonly google?: GoogleOptions;
  readonly actionPaths?: Partial<ActionPaths>;
  /** Queues an email, in the transaction that wrote the code. Use only `tx`, and do nothing slow. */
  sendMail(message: MailMessage, tx: SqlExecutor): Promise<void>;
  /** Called in the transaction that changes an account's address to one whose mailbox is verified. */
  onMove?(uid: string, email: string, tx: SqlExecutor): Promise<void>;
  /** Called outside any transaction before people delete their own account; returning false prevents that. */
  mayDelete?(uid: string): Promise<boolean>;
  /** Called in the transaction that deletes an account, before the row is deleted. */
  onDelete?(uid: string, tx: SqlExecutor): Promise<void>;
  /** Called after the transaction; must not throw. */
  onEvent?(event: IdentityEvent): void;
  /** The client's address, as far as it can be trusted. Limits count calls by it. */
  trustedAddress(request: FastifyRequest): string;
}

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The URL of the OpenID discovery document; Google's unless a test replaces it. */
  readonly discoveryUrl?: string;
}

/** The person whom a valid ID token identifies, with the current profile and not the one in the token. */
export interface VerifiedIdentity {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  /**
   * The time when the address was verified; absent if it isn't verified, or if it was verified before times were
   * stored.
   */
  readonly emailVerifiedAt?: Date;
  readonly name?: string;
  readonly picture?: string;
  readonly authTime: Date;
  /** 'password' or 'google.com'. */
  readonly provider: string;
  readonly sessionId: string;
}
