import type { AppContext } from '../../../context.ts';
import { findSpotIdBehind, listSpotIdsAfter } from './rows/store.ts';

/** The ids that follow one, in their order; all of them from the first where it is empty. */
export function spotIdsAfter(context: AppContext, after: string, limit: number): Promise<string[]> {
  return listSpotIdsAfter(context.db.orm, after, limit);
}

/** Every n-th id but the last, so that `spotIdsAfter` each of them lists n. Other work runs between queries. */
export async function spotIdBoundaries({ db }: AppContext, every: number): Promise<string[]> {
  const boundaries: string[] = [];
  for (;;) {
    const next = await findSpotIdBehind(db.orm, boundaries.at(-1) ?? '', every);
    if (next === null) return boundaries;
    boundaries.push(next);
  }
}
