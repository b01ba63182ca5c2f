/** The product's interfaces to the outside world, which adapters implement. */

/** The time, injected so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The claims of a verified ID token. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The time of verification, if the identity service knows it. */
  emailVerifiedAt?: Date;
  name: string;
  picture?: string;
  /** Refreshing a token doesn't change it. */
  authTime: Date;
  /** Such as `password` or `google.com`. */
  provider: string;
  sessionId?: string;
  /** True if the session may have ended, because the provider couldn't be asked. */
  unchecked?: true;
}

/** The token is malformed, forged, expired or from another issuer, or its session has ended. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The token is valid, but its account is disabled. */
export class AccountDisabledError extends InvalidTokenError {}

export interface IdentityVerifier {
  /** Throws {@link InvalidTokenError}, {@link AccountDisabledError}; any other error means that the check failed. */
  verify(idToken: string): Promise<VerifiedIdentity>;
}

interface DirectorySession {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The ways to sign in, as far as the identity service reveals them. */
interface SignInMeans {
  password: boolean;
  /** Such as 'google.com'. */
  providers: readonly string[];
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Manages accounts, as far as the identity provider lets the server do so. */
export interface AccountDirectory {
  listSessions(uid: string): Promise<DirectorySession[]>;
  /** Resolves to false if the account has no such session. */
  endSession(uid: string, sessionId: string): Promise<boolean>;
  /** Resolves to the number of ended sessions. */
  endAllSessions(uid: string): Promise<number>;
  deleteAccount(uid: string): Promise<void>;
  /** Does nothing without such an account. Missing if the server isn't allowed to do this. */
  setDisabled?(uid: string, disabled: boolean): Promise<void>;
  /** Null if the provider doesn't reveal it. */
  signInMeans(uid: string): Promise<SignInMeans | null>;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'
  /** A state that our payments never have, so the intent belongs to another application. */
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
  /** Includes pending refunds. */
  amountRefunded: number;
  /** True if the charge was ever disputed. */
  disputed: boolean;
  /** True for real money. */
  livemode: boolean;
  createdAt: Date;
  /** When the card was last charged or declined. */
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

/** An inquiry that took no money counts as won. */
export interface ProviderDispute {
  id: string;
  status: 'open' | 'won' | 'lost';
  amount: number;
  currency: string;
  reason: string;
  /** The deadline for submitting evidence. */
  dueBy: Date | null;
}

/** In minor units of the account's currency, which may differ from the charge's. */
export interface ProviderFee {
  amount: number;
  currency: string;
}

/** `intentId` is null if the charge isn't ours. */
type OfIntent<T> = T & { intentId: string | null };

/** Contains no state; the product fetches the current one. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Null if the event isn't about an intent. */
  intentId: string | null;
  createdAt: Date;
}

interface EventSpan {
  types: readonly string[];
  from: Date;
  until: Date;
  /** The last event of the previous page. */
  after?: string;
}

/** The result is unknown after a timeout, a broken connection or a 5xx. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}

/** The provider refused the call and would refuse it again. */
export class GatewayRefusedError extends Error {
  override readonly name = 'GatewayRefusedError';
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The provider doesn't accept our key for the call. Nothing was done, and the operator has to act. */
export class GatewayDeniedError extends Error {
  override readonly name = 'GatewayDeniedError';
}

/** The provider didn't sign the webhook, or signed it too long ago. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError';
}

/** The account of the embedded provider's payments. */
export const SANDBOX_ACCOUNT = 'sandbox';

export interface PaymentGateway {
  /** True for real money. */
  readonly livemode: boolean;
  /** Null if the provider doesn't reveal it, for example to a restricted key. Never throws. */
  account(): Promise<string | null>;
  createIntent(intent: {
    amount: number;
    currency: string;
    description: string;
    /** Follows the account's prefix on the card statement. */
    statementSuffix: string;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderIntent>;
  /** Null if the provider has no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  cancelIntent(id: string): Promise<ProviderIntent>;
  refund(refund: {
    intentId: string;
    amount: number;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderRefund>;
  /** The refunds of an intent, no matter who made them. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /** Newest first. */
  listIntentsSince(from: Date): AsyncIterable<ProviderIntent>;
  /** Refunds since a time, no matter who made them. */
  listRefundsSince(from: Date): AsyncIterable<OfIntent<ProviderRefund>>;
  listDisputesSince(from: Date): AsyncIterable<OfIntent<ProviderDispute>>;
  /** As far as the provider knows them. */
  listFees(span: { from: Date; until: Date }): AsyncIterable<OfIntent<ProviderFee>>;
  /** Newest first, including delivered events. */
  listEvents(span: EventSpan): Promise<{ events: WebhookEvent[]; more: boolean }>;
  /** Throws {@link InvalidSignatureError}. */
  parseWebhook(rawBody: Buffer, signature: string): WebhookEvent;
}
