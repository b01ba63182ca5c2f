import type { OwnSpot } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { namesOnlyThemselves } from './policy.ts';
import { presentOwnSpot } from './present.ts';
import { selectOwn } from './store.ts';

/** The caller's own spots, newest first. The specification's client names an address: it must be the caller's. */
export async function listOwnSpots(context: UserContext, email?: string): Promise<OwnSpot[]> {
  if (!namesOnlyThemselves(context.actor, [email])) {
    throw new ProblemError('forbidden', 'Only your own spots can be listed.');
  }
  const rows = await selectOwn(context.db.orm, context.actor.uid);
  return rows.map(presentOwnSpot);
}
