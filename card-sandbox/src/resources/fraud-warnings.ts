import type Stripe from 'stripe';
import { notFound } from '../protocol/api-error.ts';
import type { Call } from '../protocol/call.ts';
import type { ChargeRow } from './charges.ts';
import { recordEvent } from './events.ts';
import { newId, unixSeconds } from '../ids.ts';
import type { SqlExecutor } from '../sql.ts';

/**
 * A bank's early warning that a payment was fraud, with the state of its charge, which decides if the warning is still
 * actionable.
 */
export interface FraudWarningRow {
  id: string;
  charge: string;
  payment_intent: string;
  settled: boolean;
  created_at: Date;
}

/** Warnings, which are `settled` if their charge is disputed or fully refunded. */
export const WARNING_SOURCE = `(select w.*, (c.disputed or c.amount_refunded = c.amount) as settled
  from cards_fraud_warnings w join cards_charges c on c.id = w.charge)`;

/** Opens the warning caused by a test card. */
export async function openFraudWarning(call: Call, charge: ChargeRow): Promise<void> {
  const row: FraudWarningRow = {
    id: newId('issfr'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    settled: false,
    created_at: call.now,
  };
  await call.tx.query(
    `insert into cards_fraud_warnings (id, charge, payment_intent, created_at)
     values ($1, $2, $3, $4)`,
    [row.id, row.charge, row.payment_intent, row.created_at],
  );
  await recordEvent(call, 'radar.early_fraud_warning.created', fraudWarningObject(row));
}

export async function requireFraudWarning(tx: SqlExecutor, id: string): Promise<FraudWarningRow> {
  const { rows } = await tx.query<FraudWarningRow>(
    `select * from ${WARNING_SOURCE} t where id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw notFound('early_fraud_warning', id);
  return rows[0];
}

/** A warning as it is sent. */
export function fraudWarningObject(row: FraudWarningRow): Stripe.Radar.EarlyFraudWarning {
  return {
    id: row.id,
    object: 'radar.early_fraud_warning',
    actionable: !row.settled,
    charge: row.charge,
    created: unixSeconds(row.created_at),
    fraud_type: 'misc',
    livemode: false,
    payment_intent: row.payment_intent,
  };
}
