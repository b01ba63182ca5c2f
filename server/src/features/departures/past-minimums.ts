import type { Departure } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { departedBy } from '../places/index.ts';

/** Leaves out the minimum of departures that have left, because there is nothing to decide anymore. */
export async function withoutPastMinimums(
  db: Executor,
  rows: readonly Departure[],
  now: Date,
): Promise<Departure[]> {
  const some = rows.filter(({ minimum }) => minimum !== undefined);
  const hasLeft = await departedBy(db, some, now);
  return rows.map((row) => {
    if (row.minimum === undefined || !hasLeft(row)) return row;
    const { minimum: _past, ...rest } = row;
    return rest;
  });
}
