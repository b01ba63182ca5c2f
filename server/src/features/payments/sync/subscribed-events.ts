/**
 * The provider's events that the product handles, to which the webhook must be subscribed. A `created` event reveals
 * an intent whose response was lost; the intent is canceled once its attempt was given up. A `funds_reinstated` event
 * for a lost dispute may come long after the dispute was closed.
 */
export const SUBSCRIBED_EVENTS = [
  'payment_intent.created',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
] as const;
