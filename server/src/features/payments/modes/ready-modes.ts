import type { AppContext } from '../../../context.ts';
import { cardAccount } from './card-account.ts';
import { markModes } from './mark-modes.ts';
import { judgeModes, listPaymentModes } from './payment-modes.ts';

/**
 * At the start: rows of an older version get their mode, and the operator is warned of payments that today's
 * provider does not know. Throws where test cards would pay on the data of a site that took real money.
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
