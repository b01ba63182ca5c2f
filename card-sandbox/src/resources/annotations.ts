import type { Call } from '../protocol/call.ts';
import { chargeObject, lockPaidCharge, requireCharge, type ChargeRow } from './charges.ts';
import { recordEvent } from './events.ts';
import { readReceiptEmail } from './intents/intents.ts';
import { mergedMetadata } from '../protocol/metadata.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { refundObject, requireRefund, type RefundRow } from './refunds.ts';
import { updateRow } from '../rows.ts';

/** Updates a merchant's notes on a charge, never its amounts. */
export async function updateCharge(call: Call, id: string, params: Parameters): Promise<ChargeRow> {
  params.only(['description', 'expand', 'fraud_details', 'metadata', 'receipt_email']);
  const given = params.nested('fraud_details').only(['user_report']);
  const report = given.choice('user_report', ['fraudulent', 'safe']);
  const row = await requireCharge(call.tx, id, 'lock');
  const notes = {
    description: params.has('description')
      ? params.text('description', 1000) || null
      : row.description,
    receipt_email: params.has('receipt_email') ? readReceiptEmail(params) : row.receipt_email,
    user_report: report ?? row.user_report,
    metadata: mergedMetadata(row.metadata, params),
  };
  await updateRow(call.tx, 'cards_charges', id, notes);
  const updated: ChargeRow = { ...row, ...notes };
  await recordEvent(call, 'charge.updated', chargeObject(updated));
  return updated;
}

/** Updates the metadata of a refund, the only field that can change. */
export async function updateRefund(call: Call, id: string, params: Parameters): Promise<RefundRow> {
  params.only(['expand', 'metadata']);
  const found = await requireRefund(call.tx, id);
  // locks the charge before its refund, the order in all transactions
  await lockPaidCharge(call.tx, 'id', found.charge);
  const row = await requireRefund(call.tx, id);
  const metadata = mergedMetadata(row.metadata, params);
  await updateRow(call.tx, 'cards_refunds', id, { metadata });
  const updated = { ...row, metadata };
  await recordEvent(call, 'refund.updated', refundObject(updated));
  return updated;
}
