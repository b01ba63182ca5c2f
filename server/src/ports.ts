/** The product's interfaces to the outside world. Adapters implement them, and use cases know only these interfaces. */

/** The time, injected so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The claims of a verified ID token. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The time when the person verified the address, if the identity service knows. */
  emailVerifiedAt?: Date;
  name: string;
  picture?: string;
  /** The time when the person signed in; refreshing a token doesn't change it. */
  authTime: Date;
  /** The kind of sign-in, such as `password` or `google.com`. */
  provider: string;
  sessionId?: string;
  /** Set if the session may have ended since the token was issued, because the provider couldn't be asked. */
  unchecked?: true;
}

/** The error for a token that is malformed, forged, expired or from another issuer, or whose session has ended. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The error for a valid token of a disabled account. */
export class AccountDisabledError extends InvalidTokenError {}

export interface IdentityVerifier {
  /**
   * Verifies a token. Throws {@link InvalidTokenError}, {@link AccountDisabledError}; any other error means that the
   * check failed.
   */
  verify(idToken: string): Promise<VerifiedIdentity>;
}

/** A signed-in device, as the identity service knows it. */
interface DirectorySession {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** How an account signs in, as far as the identity service reveals it. */
interface SignInMeans {
  password: boolean;
  /** Linked accounts, such as 'google.com'. */
  providers: readonly string[];
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** The accounts and sessions of the identity provider, as far as it lets the server manage them. */
export interface AccountDirectory {
  listSessions(uid: string): Promise<DirectorySession[]>;
  /** Ends a session. Resolves to false if the account has no such session. */
  endSession(uid: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of an account. Resolves to their number. */
  endAllSessions(uid: string): Promise<number>;
  deleteAccount(uid: string): Promise<void>;
  /** Disables or enables an account. Does nothing if there is none. Missing if the server isn't allowed to do this. */
  setDisabled?(uid: string, disabled: boolean): Promise<void>;
  /** How an account signs in; null if the provider doesn't reveal it. */
  signInMeans(uid: string): Promise<SignInMeans | null>;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'
  /**
   * A state that our payments never have, for example after manual capture. The intent then belongs to another
   * application.
   */
  | 'foreign';

/** A card payment at the provider. Amounts are in minor units. */
export interface ProviderIntent {
  id: string;
  clientSecret: string | null;
  status: IntentStatus;
  amount: number;
  amountReceived: number;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The refunded amount, including pending refunds. */
  amountRefunded: number;
  /** True if the charge was ever disputed. */
  disputed: boolean;
  /** True for real money, false in test mode. */
  livemode: boolean;
  createdAt: Date;
  /** The time when the card was last charged or declined. */
  chargedAt: Date | null;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action';
  amount: number;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  failureReason: string | null;
}

/** A charge that the cardholder's bank disputes. An inquiry that took no money counts as won. */
export interface ProviderDispute {
  id: string;
  status: 'open' | 'won' | 'lost';
  amount: number;
  currency: string;
  reason: string;
  /** The deadline for submitting evidence. */
  dueBy: Date | null;
}

/**
 * The provider's fee for a charge, in minor units of the account's currency, which may differ from the charge's
 * currency.
 */
export interface ProviderFee {
  amount: number;
  currency: string;
}

/** A refund, dispute or fee with the intent of its charge. The intent is null if the charge isn't one of ours. */
type OfIntent<T> = T & { intentId: string | null };

/** The provider's notice that something has happened. It contains no state; the product fetches the current state. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The payment intent that the event is about, if any. */
  intentId: string | null;
  createdAt: Date;
}

interface EventSpan {
  types: readonly string[];
  from: Date;
  until: Date;
  /** The id of the last event on the previous page. */
  after?: string;
}

/** The error if the result is unknown after a timeout, a broken connection or a 5xx. Ask again later. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}

/** The error if the provider refused a call and would refuse it again. */
export class GatewayRefusedError extends Error {
  override readonly name = 'GatewayRefusedError';
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The error if the provider doesn't accept our key for a call. Nothing was done, and the operator has to act. */
export class GatewayDeniedError extends Error {
  override readonly name = 'GatewayDeniedError';
}

/** The error for a webhook body that the provider didn't sign, or signed too long ago. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError';
}

/** The account under which payments of the embedded provider are recorded. */
export const SANDBOX_ACCOUNT = 'sandbox';

export interface PaymentGateway {
  /** True if the account takes real money. */
  readonly livemode: boolean;
  /**
   * The account that owns the payments; null if the provider doesn't reveal it, for example to a restricted key. Never
   * throws.
   */
  account(): Promise<string | null>;
  createIntent(intent: {
    amount: number;
    currency: string;
    description: string;
    /** The text that follows the account's own prefix on the card statement. */
    statementSuffix: string;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderIntent>;
  /** The current state of an intent; null if the provider has no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  cancelIntent(id: string): Promise<ProviderIntent>;
  refund(refund: {
    intentId: string;
    amount: number;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderRefund>;
  /** All refunds of an intent, no matter who made them. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** All disputes about an intent's charge. */
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /** All intents created since a time, newest first. */
  listIntentsSince(from: Date): AsyncIterable<ProviderIntent>;
  /** All refunds made since a time, no matter who made them. */
  listRefundsSince(from: Date): AsyncIterable<OfIntent<ProviderRefund>>;
  /** All disputes opened since a time. */
  listDisputesSince(from: Date): AsyncIterable<OfIntent<ProviderDispute>>;
  /** The fees of all charges made in a period, as far as the provider knows them. */
  listFees(span: { from: Date; until: Date }): AsyncIterable<OfIntent<ProviderFee>>;
  /** A page of the events of these types in a period, newest first, including delivered ones. */
  listEvents(span: EventSpan): Promise<{ events: WebhookEvent[]; more: boolean }>;
  /** Verifies and parses an event. Throws {@link InvalidSignatureError}. */
  parseWebhook(rawBody: Buffer, signature: string): WebhookEvent;
}
