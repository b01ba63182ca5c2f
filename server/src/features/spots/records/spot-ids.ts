import type { AppContext } from '../../../context.ts';
import { findSpotIdBehind, listSpotIdsAfter } from './rows/store.ts';

export function spotIdsAfter(context: AppContext, after: string, limit: number): Promise<string[]> {
  return listSpotIdsAfter(context.db.orm, after, limit);
}

/**
 * Every n-th id except the last, so that `spotIdsAfter` lists n ids after each. Each id is found by a query of its own,
 * so other requests run in between.
 */
export async function spotIdBoundaries({ db }: AppContext, every: number): Promise<string[]> {
  const boundaries: string[] = [];
  for (;;) {
    const next = await findSpotIdBehind(db.orm, boundaries.at(-1) ?? '', every);
    if (next === null) return boundaries;
    boundaries.push(next);
  }
}
