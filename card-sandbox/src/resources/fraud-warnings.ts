import type Stripe from 'stripe';
import type { Call } from '../protocol/call.ts';
import type { ChargeRow } from './charges.ts';
import { recordEvent } from './events.ts';
import { newId, unixSeconds } from '../ids.ts';
import { insertRow } from '../rows.ts';
import { requireRow } from './require-row.ts';
import type { SqlExecutor } from '../sql.ts';

/**
 * A bank's early warning that a payment was fraud. It includes the state of its charge, which decides whether the
 * warning is still actionable.
 */
export interface FraudWarningRow {
  id: string;
  charge: string;
  payment_intent: string;
  settled: boolean;
  created_at: Date;
}

/** Warnings with the column `settled`, which is true if their charge is disputed or fully refunded. */
export const WARNING_SOURCE = `(select w.*, (c.disputed or c.amount_refunded = c.amount) as settled
  from cards_fraud_warnings w join cards_charges c on c.id = w.charge)`;

/** Opens the warning that a test card causes. */
export async function openFraudWarning(call: Call, charge: ChargeRow): Promise<void> {
  const row = {
    id: newId('issfr'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    created_at: call.now,
  };
  await insertRow(call.tx, 'cards_fraud_warnings', row);
  await recordEvent(
    call,
    'radar.early_fraud_warning.created',
    fraudWarningObject({ ...row, settled: false }),
  );
}

export function requireFraudWarning(tx: SqlExecutor, id: string): Promise<FraudWarningRow> {
  return requireRow<FraudWarningRow>(tx, WARNING_SOURCE, 'early_fraud_warning', id);
}

/** A warning in the form of a response. */
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
