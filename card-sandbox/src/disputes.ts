import type Stripe from 'stripe';
import { notFound, refused } from './api-error.ts';
import type { Call } from './call.ts';
import { saveCharge, type ChargeRow } from './charges.ts';
import { recordEvent } from './events.ts';
import { newId, unixSeconds } from './ids.ts';
import { mergedMetadata } from './metadata.ts';
import type { Parameters } from './parameters.ts';
import type { SqlExecutor } from './sql.ts';

type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

export interface DisputeRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  brand: string;
  status: DisputeStatus;
  evidence: string | null;
  submissions: number;
  metadata: Stripe.Metadata;
  due_by: Date;
  created_at: Date;
}

const RESPONSE_DAYS = 9;
/** Evidence that decides a test dispute, as in the official test mode. */
const VERDICTS: ReadonlyMap<string, DisputeStatus> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
]);

/** Opens the dispute that the dispute test card brings. The charge is new and so needs no lock. */
export async function openDispute(call: Call, charge: ChargeRow): Promise<void> {
  const row: DisputeRow = {
    id: newId('du'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    currency: charge.currency,
    brand: charge.card.brand,
    status: 'needs_response',
    evidence: null,
    submissions: 0,
    metadata: {},
    due_by: new Date(call.now.getTime() + RESPONSE_DAYS * 86_400_000),
    created_at: call.now,
  };
  await call.tx.query(
    `insert into cards_disputes (id, charge, payment_intent, amount, currency, brand, status,
       metadata, due_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10)`,
    [
      row.id,
      row.charge,
      row.payment_intent,
      row.amount,
      row.currency,
      row.brand,
      row.status,
      JSON.stringify(row.metadata),
      row.due_by,
      row.created_at,
    ],
  );
  await saveCharge(call.tx, { ...charge, disputed: true });
  await recordEvent(call, 'charge.dispute.created', disputeObject(row, call.now));
}

/** Takes evidence and metadata; submitted evidence named as a verdict decides the dispute. */
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
  return change(call, {
    ...row,
    evidence: text,
    metadata: mergedMetadata(row.metadata, params),
    submissions: row.submissions + (submitted ? 1 : 0),
    status: submitted ? (VERDICTS.get(evidence) ?? 'under_review') : row.status,
  });
}

/** Gives the dispute up: it is lost. */
export async function closeDispute(call: Call, id: string, params: Parameters) {
  params.only(['expand']);
  const row = await lockOpenDispute(call, id);
  return change(call, { ...row, status: 'lost' });
}

async function change(call: Call, row: DisputeRow): Promise<DisputeRow> {
  await call.tx.query(
    `update cards_disputes set status = $2, evidence = $3, submissions = $4, metadata = $5::jsonb
      where id = $1`,
    [row.id, row.status, row.evidence, row.submissions, JSON.stringify(row.metadata)],
  );
  if (isClosed(row)) {
    await recordEvent(call, 'charge.dispute.closed', disputeObject(row, call.now));
  }
  return row;
}

async function lockOpenDispute(call: Call, id: string): Promise<DisputeRow> {
  const { rows } = await call.tx.query<DisputeRow>(
    'select * from cards_disputes where id = $1 for update',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw notFound('dispute', id);
  if (isClosed(row)) throw refused('This dispute is already closed');
  return row;
}

function isClosed(row: DisputeRow): boolean {
  return row.status === 'won' || row.status === 'lost';
}

export async function requireDispute(tx: SqlExecutor, id: string): Promise<DisputeRow> {
  const { rows } = await tx.query<DisputeRow>('select * from cards_disputes where id = $1', [id]);
  if (rows[0] === undefined) throw notFound('dispute', id);
  return rows[0];
}

/** True once the merchant won, so that the money is there to be refunded. */
export async function refundableDispute(tx: SqlExecutor, charge: string): Promise<boolean> {
  const { rows } = await tx.query<DisputeRow>('select * from cards_disputes where charge = $1', [
    charge,
  ]);
  return rows.every((row) => row.status === 'won');
}

/** The wire form of a dispute at `now`. */
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
    is_charge_refundable: row.status === 'won',
    livemode: false,
    metadata: row.metadata,
    network_reason_code: '10.4',
    payment_intent: row.payment_intent,
    payment_method_details: {
      card: {
        brand: row.brand,
        case_type: 'chargeback',
        network: row.brand,
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: row.status,
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
