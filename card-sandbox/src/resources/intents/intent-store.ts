import type Stripe from 'stripe';
import type { IntentStatus } from './intent-machine.ts';
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
  /** Identifies the current or latest authentication; can't be guessed. */
  challenge: string | null;
  settle_at: Date | null;
  canceled_at: Date | null;
  cancellation_reason: string | null;
  created_at: Date;
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export async function insertIntent(tx: SqlExecutor, row: IntentRow): Promise<void> {
  await tx.query(
    `insert into cards_payment_intents (id, client_secret, status, amount, amount_received,
       currency, allowed_types, automatic, capture_method, description, receipt_email, metadata,
       payment_method, created_at, statement_descriptor_suffix)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11, $12::jsonb, $13, $14, $15)`,
    [
      row.id,
      row.client_secret,
      row.status,
      row.amount,
      row.amount_received,
      row.currency,
      json(row.allowed_types),
      json(row.automatic),
      row.capture_method,
      row.description,
      row.receipt_email,
      json(row.metadata),
      row.payment_method,
      row.created_at,
      row.statement_descriptor_suffix,
    ],
  );
}

/** Updates all columns that may change. The caller has locked the row. */
export async function saveIntent(tx: SqlExecutor, row: IntentRow): Promise<void> {
  await tx.query(
    `update cards_payment_intents set status = $2, amount = $3, amount_received = $4, currency = $5,
       description = $6, receipt_email = $7, metadata = $8::jsonb, payment_method = $9,
       latest_charge = $10, last_payment_error = $11::jsonb, challenge = $12, settle_at = $13,
       canceled_at = $14, cancellation_reason = $15, statement_descriptor_suffix = $16
     where id = $1`,
    [
      row.id,
      row.status,
      row.amount,
      row.amount_received,
      row.currency,
      row.description,
      row.receipt_email,
      json(row.metadata),
      row.payment_method,
      row.latest_charge,
      json(row.last_payment_error),
      row.challenge,
      row.settle_at,
      row.canceled_at,
      row.cancellation_reason,
      row.statement_descriptor_suffix,
    ],
  );
}

export async function findIntent(tx: SqlExecutor, id: string): Promise<IntentRow | undefined> {
  const { rows } = await tx.query<IntentRow>('select * from cards_payment_intents where id = $1', [
    id,
  ]);
  return rows[0];
}

/** Finds an intent and locks its row until the transaction ends. Every change of an intent starts with this lock. */
export async function lockIntent(tx: SqlExecutor, id: string): Promise<IntentRow | undefined> {
  const { rows } = await tx.query<IntentRow>(
    'select * from cards_payment_intents where id = $1 for update',
    [id],
  );
  return rows[0];
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
