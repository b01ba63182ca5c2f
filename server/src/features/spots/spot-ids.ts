import type { AppContext } from '../../context.ts';
import { selectIdBoundaries, selectIdsAfter } from './store.ts';

/** The ids that follow one, in their order; all of them from the first where it is empty. */
export function spotIdsAfter(context: AppContext, after: string, limit: number): Promise<string[]> {
  return selectIdsAfter(context.db.orm, after, limit);
}

/** Every so many-th id: `spotIdsAfter` each of them are lists of that many. */
export function spotIdBoundaries(context: AppContext, every: number): Promise<string[]> {
  return selectIdBoundaries(context.db.orm, every);
}
