/** What the product needs from the outside. Adapters implement these; use cases know nothing else. */

/** Time, injected so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** What a verified ID token says about its bearer. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** When the person proved to own the address, where the identity service knows. */
  emailVerifiedAt?: Date;
  name: string;
  picture?: string;
  /** When the person signed in; refreshing a token does not move it. */
  authTime: Date;
  /** `password`, `google.com` ... */
  provider: string;
  sessionId?: string;
  /** The provider could not be asked whether the session was ended since the token was made. */
  unchecked?: true;
}

/** The token is malformed, forged, expired, of another issuer, or its session has ended. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The token is right, but the account cannot be used. */
export class AccountDisabledError extends InvalidTokenError {}

export interface IdentityVerifier {
  /** Throws {@link InvalidTokenError}, {@link AccountDisabledError}; any other error means that the check could not be made. */
  verify(idToken: string): Promise<VerifiedIdentity>;
}

/** A signed-in device as the identity service knows it. */
interface DirectorySession {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** How an account signs in, as far as the identity service tells. */
interface SignInMeans {
  password: boolean;
  /** Linked accounts, such as 'google.com'. */
  providers: readonly string[];
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Accounts and sessions behind the identity provider, as far as it lets the server manage them. */
export interface AccountDirectory {
  listSessions(uid: string): Promise<DirectorySession[]>;
  /** Returns whether this account had such a session. */
  endSession(uid: string, sessionId: string): Promise<boolean>;
  /** Returns how many sessions were ended. */
  endAllSessions(uid: string): Promise<number>;
  deleteAccount(uid: string): Promise<void>;
  /** Where the identity service lets the server do so; nothing where there is no such account. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** Null where the provider does not tell. */
  signInMeans(uid: string): Promise<SignInMeans | null>;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'
  /** One that our payments never have, as with manual capture: another application's. */
  | 'foreign';

/** A card payment at the provider. Amounts are whole minor units. */
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
  /** Pending refunds included. */
  amountRefunded: number;
  /** Whether its charge was ever disputed. */
  disputed: boolean;
  /** Real money; false: test mode. */
  livemode: boolean;
  createdAt: Date;
  /** When the card was last charged, or the charge declined. */
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
  /** Until when evidence is taken. */
  dueBy: Date | null;
}

/** What became of the charge of an intent; null: of a charge without one, which is not ours. */
type OfIntent<T> = T & { intentId: string | null };

/** A provider's hint that something happened; the truth is fetched. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The payment intent it is about, if any. */
  intentId: string | null;
  createdAt: Date;
}

interface EventSpan {
  types: readonly string[];
  from: Date;
  until: Date;
  /** Id of the last event of the page before. */
  after?: string;
}

/** The outcome is unknown: time-out, broken connection, 5xx. Ask again later. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}

/** The provider refused definitely. */
export class GatewayRefusedError extends Error {
  override readonly name = 'GatewayRefusedError';
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The provider does not accept our key, or not for this call. Nothing was done; people must see to it. */
export class GatewayDeniedError extends Error {
  override readonly name = 'GatewayDeniedError';
}

/** A webhook body that the provider did not sign, or not recently. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError';
}

/** As whose the payments of the embedded provider are known. */
export const SANDBOX_ACCOUNT = 'sandbox';

export interface PaymentGateway {
  /** Whether it takes real money. */
  readonly livemode: boolean;
  /** Whose payments it opens; null where it does not tell, as to a key without that right. Never throws. */
  account(): Promise<string | null>;
  createIntent(intent: {
    amount: number;
    currency: string;
    description: string;
    /** Stands on the card's statement after the account's own prefix. */
    statementSuffix: string;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderIntent>;
  /** Null: the provider knows no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  cancelIntent(id: string): Promise<ProviderIntent>;
  refund(refund: {
    intentId: string;
    amount: number;
    metadata: Readonly<Record<string, string>>;
    idempotencyKey: string;
  }): Promise<ProviderRefund>;
  /** Every refund of an intent, no matter who made it. */
  listRefunds(intentId: string): Promise<ProviderRefund[]>;
  /** Every dispute about an intent's charge. */
  listDisputes(intentId: string): Promise<ProviderDispute[]>;
  /** Every intent that was created since, the newest first. */
  listIntentsSince(from: Date): AsyncIterable<ProviderIntent>;
  /** Every refund that was made since, no matter who made it. */
  listRefundsSince(from: Date): AsyncIterable<OfIntent<ProviderRefund>>;
  /** Every dispute that was opened since. */
  listDisputesSince(from: Date): AsyncIterable<OfIntent<ProviderDispute>>;
  /** A page of the events of these types in a span of time, delivered or not, newest first. */
  listEvents(span: EventSpan): Promise<{ events: WebhookEvent[]; more: boolean }>;
  /** Throws {@link InvalidSignatureError}. */
  parseWebhook(rawBody: Buffer, signature: string): WebhookEvent;
}
