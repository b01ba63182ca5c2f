import type { Config } from '../../config/config.ts';
import type { SqlExecutor } from '../../db/database.ts';
import {
  describeModes,
  judgeModes,
  listPaymentModes,
  type CardAccount,
  type PaymentModes,
} from '../../features/payments/index.ts';
import { SANDBOX_ACCOUNT } from '../../ports.ts';
import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const ABOUT = 'payments';
const MIGRATION = '0017-payment-modes';

/** Null if the database is from a version without modes. */
export async function knownModes(
  db: SqlExecutor,
  applied: readonly AppliedMigration[] | null,
  { cards }: Config,
): Promise<PaymentModes[] | null> {
  return applied?.some(({ name }) => name === MIGRATION)
    ? listPaymentModes(db, cards.kind === 'stripe' && cards.live)
    : null;
}

/** Checks that the payments match the configured mode and account. */
export async function checkPaymentModes(
  ledger: readonly PaymentModes[] | null,
  { cards }: Config,
): Promise<Finding[]> {
  // the next start sets the modes in an older database
  if (ledger === null) return [];
  const { refusal, warnings } = judgeModes(ledger, await accountOf(cards));
  const said = ok(ABOUT, describeModes(ledger));
  const heard = warnings.map(({ says, remedy }) => warning(ABOUT, says, remedy));
  if (refusal === null) return [said, ...heard];
  const finding = cards.allowTestOnLiveData ? warning : wrong;
  return [said, finding(ABOUT, refusal.says, refusal.remedy)];
}

async function accountOf(cards: Config['cards']): Promise<CardAccount> {
  if (cards.kind === 'sandbox') return { livemode: false, providerAccount: SANDBOX_ACCOUNT };
  const { stripePayments } = await import('../../adapters/stripe/stripe-payments.ts');
  const gateway = stripePayments({ ...cards, clock: { now: () => new Date() } });
  return { livemode: gateway.livemode, providerAccount: await gateway.account() };
}
