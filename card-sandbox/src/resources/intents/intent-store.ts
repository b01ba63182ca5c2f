import type Stripe from 'stripe';
import type { IntentStatus } from './intent-machine.ts';
import { findRow, insertRow, updateRow, type Lock } from '../../rows.ts';
import type { SqlExecutor } from '../../sql.ts';

export interface IntentRow {
  id: string;
  client_secret: string;
  status: IntentStatus;
  amount: number;
  amount_received: number;
  currency: string;
  allowed_types: string[] | null;
  automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  capture_method: string;
  description: string | null;
  statement_descriptor_suffix: string | null;
  receipt_email: string | null;
  metadata: Stripe.Metadata;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: Stripe.PaymentIntent.LastPaymentError | null;
  /** The id of the current or latest authentication, which can't be guessed. */
  challenge: string | null;
  settle_at: Date | null;
  canceled_at: Date | null;
  cancellation_reason: string | null;
  created_at: Date;
}

const TABLE = 'cards_payment_intents';

export function insertIntent(tx: SqlExecutor, row: IntentRow): Promise<void> {
  return insertRow(tx, TABLE, row);
}

/** Updates all columns that can change. The caller must have locked the row. */
export function saveIntent(tx: SqlExecutor, row: IntentRow): Promise<void> {
  return updateRow(tx, TABLE, row.id, row);
}

/** Finds an intent. Every change to an intent must first lock it. */
export function findIntent(
  tx: SqlExecutor,
  id: string,
  lock?: Lock,
): Promise<IntentRow | undefined> {
  return findRow<IntentRow>(tx, TABLE, id, lock);
}

export async function findIntentByChallenge(
  tx: SqlExecutor,
  challenge: string,
): Promise<IntentRow | undefined> {
  const { rows } = await tx.query<IntentRow>(
    'select * from cards_payment_intents where challenge = $1',
    [challenge],
  );
  return rows[0];
}

/** Intents whose slow settlement is due. */
export async function dueForSettlement(tx: SqlExecutor, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from cards_payment_intents
      where status = 'processing' and settle_at <= $1 order by settle_at limit 100`,
    [now],
  );
  return rows.map((row) => row.id);
}
