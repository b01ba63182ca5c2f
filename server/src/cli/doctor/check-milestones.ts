import type { Config } from '../../config/config.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { readMilestones, type Milestones } from '../../db/records/milestones.ts';
import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import { ok, warning, type Finding } from './finding.ts';

const DAY_MS = 24 * 3_600_000;
/** A nightly backup that was missed once is reported on the second day. */
const OLDEST_BACKUP_DAYS = 2;

/** Null if there is no database of Wayfarer yet. */
export async function knownMilestones(
  db: SqlExecutor,
  applied: readonly AppliedMigration[] | null,
): Promise<Milestones | null> {
  return applied === null ? null : readMilestones(db);
}

/** For a real site: the newest backup must not be too old, and Stripe's webhook must have arrived. */
export function checkMilestones(known: Milestones | null, config: Config, now: Date): Finding[] {
  if (known === null || config.mode === 'demo') return [];
  const found = [backupFinding(known.backup, now)];
  if (config.cards.kind === 'stripe') found.push(webhookFinding(known.webhook));
  return found;
}

function backupFinding(last: Date | null, now: Date): Finding {
  const about = 'backup';
  const remedy = 'run: npm run backup -- --out FILE, every night (wayfarer-backup.timer)';
  if (last === null) return warning(about, 'this database was never backed up', remedy);
  const days = Math.floor((now.getTime() - last.getTime()) / DAY_MS);
  const says = `the newest is from ${last.toISOString()}`;
  return days >= OLDEST_BACKUP_DAYS
    ? warning(about, `${says}, ${days} days ago`, remedy)
    : ok(about, says);
}

function webhookFinding(last: Date | null): Finding {
  const about = 'webhook';
  if (last !== null) return ok(about, `Stripe's last webhook arrived around ${last.toISOString()}`);
  const remedy = 'create the endpoint in Stripe’s dashboard as docs/operating/stripe.md says';
  return warning(about, 'Stripe hasn’t sent any yet; payments are settled later', remedy);
}
