import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { spots } from '../../../../db/tables.ts';
import { ProblemError } from '../../../../problem-error.ts';

interface NameKeys {
  nameKey: string;
  countryKey: string;
}

/**
 * The agency's own destinations whose names read like this one, however they are written: with another
 * letter case, accents, spaces, punctuation, invisible characters or letters that look alike. The index
 * `spots_own_likeness` is on these very expressions.
 */
export function readsLikeOwn({ nameKey, countryKey }: NameKeys): SQL {
  return sql`not ${spots.contributed}
    and spot_likeness(${spots.nameKey}) = spot_likeness(${nameKey})
    and spot_likeness(${spots.countryKey}) = spot_likeness(${countryKey})`;
}

/** A contribution must not pass for one of the agency's own. Throws `name_taken`. */
export async function refuseOwnName(db: Executor, keys: NameKeys): Promise<void> {
  const found = await db.select({ id: spots.id }).from(spots).where(readsLikeOwn(keys)).limit(1);
  if (found.length === 0) return;
  throw new ProblemError(
    'name_taken',
    'We already offer a destination of this name in this country. Please choose another name.',
    { field: 'spot' },
  );
}
