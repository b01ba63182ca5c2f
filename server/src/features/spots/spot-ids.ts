import type { AppContext } from '../../context.ts';
import { findSpotIdBehind, listSpotIdsAfter } from './store.ts';

/** The ids that follow one, in their order; all of them from the first where it is empty. */
export function spotIdsAfter(context: AppContext, after: string, limit: number): Promise<string[]> {
  return listSpotIdsAfter(context.db.orm, after, limit);
}

/** Every so many-th id but the last: `spotIdsAfter` each of them are lists of that many. Others have their turn between two. */
export async function spotIdBoundaries({ db }: AppContext, every: number): Promise<string[]> {
  const boundaries: string[] = [];
  for (;;) {
    const next = await findSpotIdBehind(db.orm, boundaries.at(-1) ?? '', every);
    if (next === null) return boundaries;
    boundaries.push(next);
  }
}
