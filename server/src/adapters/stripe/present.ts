import type { Stripe } from 'stripe';
import {
  GatewayUnavailableError,
  type ProviderDispute,
  type ProviderFee,
  type ProviderIntent,
  type ProviderRefund,
  type WebhookEvent,
} from '../../ports.ts';

export function presentIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intentStatus(intent.status),
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    amountRefunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    livemode: intent.livemode,
    createdAt: new Date(intent.created * 1000),
    chargedAt: charge === null ? null : new Date(charge.created * 1000),
  };
}

/**
 * We never use manual capture, so an intent in the state `requires_capture` isn't ours, nor is one in a state that only
 * later versions of the API have.
 */
function intentStatus(status: string): ProviderIntent['status'] {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
    case 'succeeded':
    case 'canceled':
      return status;
    default:
      return 'foreign';
  }
}

export function presentRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    status: refundStatus(refund.status),
    amount: refund.amount,
    currency: refund.currency,
    metadata: refund.metadata ?? {},
    failureReason: refund.failure_reason ?? null,
  };
}

function refundStatus(status: string | null) {
  switch (status) {
    case 'succeeded':
    case 'pending':
    case 'failed':
    case 'canceled':
    case 'requires_action':
      return status;
    default:
      throw new GatewayUnavailableError(`The provider returned an unknown refund state.`);
  }
}

export function presentDispute(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    status: disputeStatus(dispute),
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    dueBy: dueBy === null ? null : new Date(dueBy * 1000),
  };
}

/**
 * The state of a dispute. After a lost dispute, the money is gone until an appeal is won. A bank may also return the
 * money of a closed dispute (`funds_reinstated`), so the balance transactions decide.
 */
function disputeStatus(dispute: Stripe.Dispute): ProviderDispute['status'] {
  switch (dispute.status) {
    case 'lost':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return isReinstated(dispute) ? 'won' : 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    default:
      return 'open';
  }
}

function isReinstated({ balance_transactions: moves }: Stripe.Dispute): boolean {
  return moves.length > 1 && moves.reduce((sum, { amount }) => sum + amount, 0) >= 0;
}

/** Null if unknown. */
export function presentFee({
  balance_transaction: moved,
  payment_intent,
}: Stripe.Charge): (ProviderFee & { intentId: string | null }) | null {
  if (moved === null || typeof moved !== 'object') return null;
  return { amount: moved.fee, currency: moved.currency, intentId: intentId(payment_intent) };
}

export function presentEvent(event: Stripe.Event): WebhookEvent {
  return {
    id: event.id,
    type: event.type,
    intentId: intentOf(event.data.object),
    createdAt: new Date(event.created * 1000),
  };
}

export function ofIntent<T extends { payment_intent: unknown }, R>(presented: (item: T) => R) {
  return (item: T) => ({ ...presented(item), intentId: intentId(item.payment_intent) });
}

function intentOf(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent') return intentId(object);
  return 'payment_intent' in object ? intentId(object.payment_intent) : null;
}

/** The id of an object, which may be expanded. Its form is checked because it becomes part of a URL. */
function intentId(value: unknown): string | null {
  const expanded = typeof value === 'object' && value !== null && 'id' in value;
  const id = expanded ? value.id : value;
  return typeof id === 'string' && /^pi_\w+$/.test(id) ? id : null;
}
