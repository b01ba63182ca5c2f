import type { Call } from '../protocol/call.ts';
import { chargeObject, lockCharge, lockPaidCharge, type ChargeRow } from './charges.ts';
import { recordEvent } from './events.ts';
import { readReceiptEmail } from './intents/intents.ts';
import { mergedMetadata } from '../protocol/metadata.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { refundObject, requireRefund, type RefundRow } from './refunds.ts';

/** Updates a merchant's notes on a charge, never its amounts. */
export async function updateCharge(call: Call, id: string, params: Parameters): Promise<ChargeRow> {
  params.only(['description', 'expand', 'fraud_details', 'metadata', 'receipt_email']);
  const given = params.nested('fraud_details').only(['user_report']);
  const report = given.choice('user_report', ['fraudulent', 'safe']);
  const row = await lockCharge(call.tx, id);
  const updated: ChargeRow = {
    ...row,
    description: params.has('description')
      ? params.text('description', 1000) || null
      : row.description,
    receipt_email: params.has('receipt_email') ? readReceiptEmail(params) : row.receipt_email,
    user_report: report ?? row.user_report,
    metadata: mergedMetadata(row.metadata, params),
  };
  await call.tx.query(
    `update cards_charges set description = $2, receipt_email = $3, user_report = $4,
       metadata = $5::jsonb where id = $1`,
    [
      id,
      updated.description,
      updated.receipt_email,
      updated.user_report,
      JSON.stringify(updated.metadata),
    ],
  );
  await recordEvent(call, 'charge.updated', chargeObject(updated));
  return updated;
}

/** Updates the metadata of a refund, which are all that can change. */
export async function updateRefund(call: Call, id: string, params: Parameters): Promise<RefundRow> {
  params.only(['expand', 'metadata']);
  const found = await requireRefund(call.tx, id);
  // locks the charge before its refund, as everywhere
  await lockPaidCharge(call.tx, 'id', found.charge);
  const row = await requireRefund(call.tx, id);
  const updated = { ...row, metadata: mergedMetadata(row.metadata, params) };
  await call.tx.query('update cards_refunds set metadata = $2::jsonb where id = $1', [
    id,
    JSON.stringify(updated.metadata),
  ]);
  await recordEvent(call, 'refund.updated', refundObject(updated));
  return updated;
}
