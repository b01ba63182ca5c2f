import type Stripe from 'stripe';
import { invalidRequest, notFound, refused } from '../protocol/api-error.ts';
import type { Call } from '../protocol/call.ts';
import { chargeObject, lockPaidCharge, requireCharge, type ChargeRow } from './charges.ts';
import { checkedStep, formatAmount } from '../protocol/currency.ts';
import { refundableDispute } from './disputes.ts';
import { recordEvent } from './events.ts';
import { newId, unixSeconds } from '../ids.ts';
import { findIntent } from './intents/intent-store.ts';
import { mergedMetadata } from '../protocol/metadata.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { requirePaymentMethod } from './payment-methods.ts';
import { insertRow, updateRow } from '../rows.ts';
import { requireRow } from './require-row.ts';
import type { SqlExecutor } from '../sql.ts';

export interface RefundRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Stripe.Metadata;
  balance_transaction: string;
  payment_method: string;
  status: RefundStatus;
  /** The status that the refund gets at `due_at`; null afterward. */
  becomes: RefundStatus | null;
  due_at: Date | null;
  created_at: Date;
}

type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** The time until the delayed result of refunds to certain test cards, in milliseconds. */
const OUTCOME_MS = 5000;

/** Refunds a charge in full or in part, under the charge's lock. Never refunds more than was paid. */
export async function createRefund(call: Call, params: Parameters): Promise<RefundRow> {
  params.only(['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  const requested = params.integer('amount');
  const reason =
    params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = mergedMetadata({}, params);
  const charge = await lockCharge(call, params);
  await checkRefundable(call, charge);
  const amount = checkedRefund(charge, requested);
  const row: RefundRow = {
    id: newId('re'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount,
    currency: charge.currency,
    reason,
    metadata,
    balance_transaction: newId('txn'),
    payment_method: charge.payment_method,
    ...(await courseOf(call, charge)),
    created_at: call.now,
  };
  await insertRow(call.tx, 'cards_refunds', row);
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount };
  await saveRefunded(call, refunded);
  await recordEvent(call, 'refund.created', refundObject(row));
  await recordEvent(call, 'charge.refunded', chargeObject(refunded));
  return row;
}

async function courseOf(
  call: Call,
  charge: ChargeRow,
): Promise<Pick<RefundRow, 'status' | 'becomes' | 'due_at'>> {
  const { behaviour } = await requirePaymentMethod(call, charge.payment_method);
  const due_at = new Date(call.now.getTime() + OUTCOME_MS);
  switch (behaviour.refund) {
    case 'succeeds_later':
      return { status: 'pending', becomes: 'succeeded', due_at };
    case 'fails_later':
      return { status: 'succeeded', becomes: 'failed', due_at };
    default:
      return { status: 'succeeded', becomes: null, due_at: null };
  }
}

/** Refunds whose result is due. */
export async function dueRefunds(tx: SqlExecutor, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from cards_refunds
      where becomes is not null and due_at <= $1 order by due_at limit 100`,
    [now],
  );
  return rows.map((row) => row.id);
}

/** Applies the delayed result of a refund. If the refund failed, its money goes back to the merchant. */
export async function endRefund(call: Call, id: string): Promise<void> {
  const found = await requireRefund(call.tx, id);
  // locks the charge before its refund, the order in all transactions
  const charge = await lockPaidCharge(call.tx, 'id', found.charge);
  const row = await requireRefund(call.tx, id);
  if (charge === undefined || row.becomes === null) return;
  const ended: RefundRow = { ...row, status: row.becomes, becomes: null };
  await updateRow(call.tx, 'cards_refunds', id, { status: ended.status, becomes: null });
  if (ended.status === 'failed') {
    await saveRefunded(call, { ...charge, amount_refunded: charge.amount_refunded - row.amount });
  }
  const type = ended.status === 'failed' ? 'refund.failed' : 'refund.updated';
  await recordEvent(call, type, refundObject(ended));
}

function saveRefunded(call: Call, { id, amount_refunded }: ChargeRow): Promise<void> {
  return updateRow(call.tx, 'cards_charges', id, { amount_refunded });
}

async function lockCharge(call: Call, params: Parameters): Promise<ChargeRow> {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (chargeId === undefined && intentId === undefined) {
    throw invalidRequest(
      'One of the following params should be provided: payment_intent, charge.',
      {
        code: 'parameter_missing',
        param: 'payment_intent',
      },
    );
  }
  if (chargeId !== undefined) {
    const charge = await lockPaidCharge(call.tx, 'id', chargeId);
    if (charge === undefined || (intentId ?? charge.payment_intent) !== charge.payment_intent) {
      throw notFound('charge', chargeId, 'charge');
    }
    return charge;
  }
  const id = intentId ?? '';
  const charge = await lockPaidCharge(call.tx, 'payment_intent', id);
  if (charge !== undefined) return charge;
  if ((await findIntent(call.tx, id)) === undefined) {
    throw notFound('payment_intent', id, 'payment_intent');
  }
  throw refused(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

async function checkRefundable(call: Call, charge: ChargeRow): Promise<void> {
  if (charge.disputed && !(await refundableDispute(call.tx, charge.id))) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (charge.amount_refunded === charge.amount) {
    throw refused(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
}

function checkedRefund(charge: ChargeRow, requested: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  const amount = requested ?? left;
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > left) {
    const [asked, rest] = [amount, left].map((value) => formatAmount(value, charge.currency));
    throw refused(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`,
      { param: 'amount' },
    );
  }
  return checkedStep(amount, charge.currency);
}

export function requireRefund(tx: SqlExecutor, id: string): Promise<RefundRow> {
  return requireRow<RefundRow>(tx, 'cards_refunds', 'refund', id);
}

/** A refund in the form of a response, with the charge expanded on request. */
export async function expandedRefund(
  tx: SqlExecutor,
  row: RefundRow,
  expand: readonly string[],
): Promise<Stripe.Refund> {
  const object = refundObject(row);
  if (!expand.includes('charge')) return object;
  return { ...object, charge: chargeObject(await requireCharge(tx, row.charge)) };
}

export function refundObject(row: RefundRow): Stripe.Refund {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: row.balance_transaction,
    charge: row.charge,
    created: unixSeconds(row.created_at),
    currency: row.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    payment_method: row.payment_method,
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    ...(row.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    transfer_reversal: null,
  };
}
