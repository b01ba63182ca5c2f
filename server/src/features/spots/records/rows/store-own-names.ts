import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { spots } from '../../../../db/tables.ts';
import { ProblemError } from '../../../../problem-error.ts';

interface NameKeys {
  nameKey: string;
  countryKey: string;
}

/**
 * A condition for the agency's own destinations with a similar name, which differs only in case, accents, spaces,
 * punctuation, invisible characters or letters that look alike. Must match the expressions of the index
 * `spots_own_likeness`.
 */
export function readsLikeOwn({ nameKey, countryKey }: NameKeys): SQL {
  return sql`not ${spots.contributed}
    and spot_likeness(${spots.nameKey}) = spot_likeness(${nameKey})
    and spot_likeness(${spots.countryKey}) = spot_likeness(${countryKey})`;
}

/** Throws `name_taken` for a contribution that could be mistaken for one of the agency's own destinations. */
export async function refuseOwnName(db: Executor, keys: NameKeys): Promise<void> {
  const found = await db.select({ id: spots.id }).from(spots).where(readsLikeOwn(keys)).limit(1);
  if (found.length === 0) return;
  throw new ProblemError(
    'name_taken',
    'We already offer a destination with this name in this country. Please choose another name.',
    { field: 'spot' },
  );
}
