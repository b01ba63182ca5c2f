import type Stripe from 'stripe';
import { refused } from '../protocol/api-error.ts';
import type { Call } from '../protocol/call.ts';
import type { Behaviour } from './cards.ts';
import type { ChargeRow } from './charges.ts';
import { NO_EVIDENCE } from './dispute-evidence.ts';
import { recordEvent } from './events.ts';
import { newId, unixSeconds } from '../ids.ts';
import { mergedMetadata } from '../protocol/metadata.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { insertRow, updateRow, type Lock } from '../rows.ts';
import { requireRow } from './require-row.ts';
import type { SqlExecutor } from '../sql.ts';

type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed';
type Reason = 'fraudulent' | 'product_not_received';

export interface DisputeRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  brand: string;
  status: DisputeStatus;
  reason: Reason;
  evidence: string | null;
  submissions: number;
  metadata: Stripe.Metadata;
  due_by: Date;
  created_at: Date;
}

const RESPONSE_DAYS = 9;
/** Visa's reason codes. */
const REASON_CODES = { fraudulent: '10.4', product_not_received: '13.1' } as const;
/** Texts of evidence that decide a test dispute, as in the official test mode. */
const VERDICTS: ReadonlyMap<string, DisputeStatus> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
]);

/** Opens the dispute that a test card causes. The charge is new, so it needs no lock. */
export async function openDispute(
  call: Call,
  charge: ChargeRow,
  complaint: Behaviour['complaint'],
): Promise<void> {
  const row: DisputeRow = {
    id: newId('du'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    currency: charge.currency,
    brand: charge.card.brand,
    status: complaint === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    reason: complaint === 'product_not_received' ? complaint : 'fraudulent',
    evidence: null,
    submissions: 0,
    metadata: {},
    due_by: new Date(call.now.getTime() + RESPONSE_DAYS * 86_400_000),
    created_at: call.now,
  };
  await insertRow(call.tx, 'cards_disputes', row);
  await updateRow(call.tx, 'cards_charges', charge.id, { disputed: true });
  await recordEvent(call, 'charge.dispute.created', disputeObject(row, call.now));
  if (!isInquiry(row)) {
    await recordEvent(call, 'charge.dispute.funds_withdrawn', disputeObject(row, call.now));
  }
}

/** True for an inquiry, which takes no money. */
function isInquiry({ status }: DisputeRow): boolean {
  return status.startsWith('warning_');
}

/** Stores evidence and metadata. Submitted evidence with the text of a verdict decides the dispute. */
export async function updateDispute(
  call: Call,
  id: string,
  params: Parameters,
): Promise<DisputeRow> {
  params.only(['evidence', 'metadata', 'submit', 'expand']);
  const given = params.nested('evidence').only(['uncategorized_text']);
  const evidence = given.text('uncategorized_text', 20_000);
  const submit = params.boolean('submit') ?? true;
  const row = await lockOpenDispute(call, id);
  const text = evidence ?? row.evidence;
  const submitted = evidence !== undefined && submit;
  return change(call, row, {
    ...row,
    evidence: text,
    metadata: mergedMetadata(row.metadata, params),
    submissions: row.submissions + (submitted ? 1 : 0),
    status: submitted ? verdict(row, evidence) : row.status,
  });
}

function verdict(row: DisputeRow, evidence: string): DisputeStatus {
  if (!isInquiry(row)) return VERDICTS.get(evidence) ?? 'under_review';
  if (evidence === 'escalate_inquiry_evidence') return 'needs_response';
  return evidence === 'winning_evidence' ? 'warning_closed' : 'warning_under_review';
}

/** Concedes a dispute, which is lost from then on. */
export async function closeDispute(call: Call, id: string, params: Parameters) {
  params.only(['expand']);
  const row = await lockOpenDispute(call, id);
  return change(call, row, { ...row, status: isInquiry(row) ? 'warning_closed' : 'lost' });
}

async function change(call: Call, before: DisputeRow, row: DisputeRow): Promise<DisputeRow> {
  await updateRow(call.tx, 'cards_disputes', row.id, row);
  const object = disputeObject(row, call.now);
  await recordEvent(call, 'charge.dispute.updated', object);
  if (isInquiry(before) && row.status === 'needs_response') {
    await recordEvent(call, 'charge.dispute.funds_withdrawn', object);
  }
  if (row.status === 'won') await recordEvent(call, 'charge.dispute.funds_reinstated', object);
  if (isClosed(row)) await recordEvent(call, 'charge.dispute.closed', object);
  return row;
}

async function lockOpenDispute(call: Call, id: string): Promise<DisputeRow> {
  const row = await requireDispute(call.tx, id, 'lock');
  if (isClosed(row)) throw refused('This dispute is already closed');
  return row;
}

function isClosed({ status }: DisputeRow): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed';
}

export function requireDispute(tx: SqlExecutor, id: string, lock?: Lock): Promise<DisputeRow> {
  return requireRow<DisputeRow>(tx, 'cards_disputes', 'dispute', id, lock);
}

/** True if no dispute prevents a refund of the charge: each was won, or was only an inquiry. */
export async function refundableDispute(tx: SqlExecutor, charge: string): Promise<boolean> {
  const { rows } = await tx.query<DisputeRow>('select * from cards_disputes where charge = $1', [
    charge,
  ]);
  return rows.every(isRefundable);
}

function isRefundable(row: DisputeRow): boolean {
  return row.status === 'won' || isInquiry(row);
}

/** A dispute in the form of a response at the time `now`. */
export function disputeObject(row: DisputeRow, now: Date): Stripe.Dispute {
  return {
    id: row.id,
    object: 'dispute',
    amount: row.amount,
    balance_transactions: [],
    charge: row.charge,
    created: unixSeconds(row.created_at),
    currency: row.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, uncategorized_text: row.evidence },
    evidence_details: {
      due_by: unixSeconds(row.due_by),
      enhanced_eligibility: {},
      has_evidence: row.evidence !== null,
      past_due: row.due_by < now,
      submission_count: row.submissions,
      submission_method: row.submissions === 0 ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isRefundable(row),
    livemode: false,
    metadata: row.metadata,
    network_reason_code: REASON_CODES[row.reason],
    payment_intent: row.payment_intent,
    payment_method_details: {
      card: {
        brand: row.brand,
        case_type: isInquiry(row) ? 'inquiry' : 'chargeback',
        network: row.brand,
        network_reason_code: REASON_CODES[row.reason],
      },
      type: 'card',
    },
    reason: row.reason,
    status: row.status,
  };
}
