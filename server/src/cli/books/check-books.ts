import type { Config } from '../../config/config.ts';
import type { SqlExecutor } from '../../db/database.ts';
import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import { checkBooks as brokenRules, type BrokenRule } from '../../features/payments/index.ts';
import { ok, wrong, type Finding } from '../doctor/finding.ts';

const ABOUT = 'books';
const MIGRATION = '0121-departures';

/** Null if the database is from a version with other tables. */
export async function knownBooks(
  on: SqlExecutor,
  applied: readonly AppliedMigration[] | null,
  { cards }: Pick<Config, 'cards'>,
): Promise<BrokenRule[] | null> {
  return applied?.some(({ name }) => name === MIGRATION)
    ? brokenRules(on, { livemode: cards.kind === 'stripe' && cards.live, upgrading: '1 day' })
    : null;
}

export function checkBooks(found: readonly BrokenRule[] | null): Finding[] {
  if (found === null) return [];
  if (found.length === 0)
    return [ok(ABOUT, 'payments, refunds, disputes, cash and cancellations agree')];
  return found.map(({ id, more, name, says }) =>
    wrong(
      ABOUT,
      `${says} ${id}${more === 0 ? '' : `, and ${more} more`} (${name})`,
      'look at it in the console before anything is paid or refunded; undo any change made by hand, otherwise report it',
    ),
  );
}

/** Reads the report of a running product; null if an older version sent none. */
export function toldBooks(told: unknown): BrokenRule[] | null {
  return Array.isArray(told) ? (told as BrokenRule[]) : null;
}
