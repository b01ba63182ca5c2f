import type { Config } from '../../config/config.ts';
import { databaseErrorCode } from '../../db/database-errors.ts';
import { hasEmbeddedData } from '../open-for-command.ts';
import type { Reconciliation } from '../../features/payments/index.ts';
import { readLedgers } from '../ledger-reader.ts';
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts';

const ABOUT = 'ledger';
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;
const UNDEFINED_TABLE = '42P01';

function compared(differences: Reconciliation['differences']): Finding {
  const [first] = differences;
  if (first === undefined) return ok(ABOUT, `agrees with Stripe's of the last ${DAYS} days`);
  const more = differences.length === 1 ? '' : `, and ${differences.length - 1} more`;
  return wrong(ABOUT, `${first.says}${more}`, 'run: npm run reconcile');
}

function refusal(refused: Reconciliation['refused']): Finding[] {
  if (!refused) return [];
  return [
    wrong(
      'opening payments',
      `Stripe refused the last one, at ${refused.at}: ${refused.detail}`,
      'look at the account in the dashboard of Stripe: charges enabled, currency allowed, nothing due',
    ),
  ];
}

/** Compares the provider's charges and refunds of the last days with the ledger. */
export async function checkLedger(config: Config): Promise<Finding[]> {
  const { cards, data } = config;
  // the sandbox's payments are in the same database, and without a database, there is no ledger
  if (cards.kind === 'sandbox') return [];
  if (data.databaseUrl === undefined && !hasEmbeddedData(data.dir)) return [];
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString();
  try {
    const { differences, refused } = await readLedgers(config, { since, restored: false });
    return [...refusal(refused), compared(differences)];
  } catch (error) {
    if (databaseErrorCode(error) === UNDEFINED_TABLE) return [];
    return [warning(ABOUT, `could not be compared: ${reasonOf(error)}`, 'run: npm run reconcile')];
  }
}
