import type { AppContext } from '../../../context.ts';
import { cardAccount } from './card-account.ts';
import { markModes } from './mark-modes.ts';
import { judgeModes, listPaymentModes } from './payment-modes.ts';

/**
 * Sets the mode of rows from an older version, at start, and warns the operator of payments that the current provider
 * doesn't know. Throws if test cards could pay on the data of a site that took real money, unless the configuration
 * allows it.
 */
export async function readyModes(
  context: Pick<AppContext, 'config' | 'db' | 'log' | 'payments'>,
): Promise<void> {
  const { config, db, log, payments } = context;
  await markModes(context);
  const ledger = await listPaymentModes(db.sql, payments.livemode);
  if (ledger.length === 0) return;
  const { refusal, warnings } = judgeModes(ledger, await cardAccount(payments));
  if (refusal && !config.cards.allowTestOnLiveData) {
    throw new Error(`${refusal.says}; ${refusal.remedy}`);
  }
  for (const { says, remedy } of refusal ? [refusal] : warnings) log.warn({ remedy }, says);
}
