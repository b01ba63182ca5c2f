import { DEFAULT_SPOT_RATING, type OwnSpot } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { namesOnlyThemselves } from './policy.ts';
import { presentOwnSpot } from './present.ts';
import { spotFields, type SpotInputParsed } from './spot-fields.ts';
import { insertSpot } from './store.ts';

/** Adds a spot of the caller's. Owner, time, rating, likes and popularity are the server's, whatever was sent. */
export async function createSpot(context: UserContext, input: SpotInputParsed): Promise<OwnSpot> {
  const { actor, clock, config, db } = context;
  if (!namesOnlyThemselves(actor, [input.email, input.createdBy])) {
    throw new ProblemError('forbidden', 'A spot can only be added under your own address.');
  }
  const row = await insertSpot(db.orm, {
    ...spotFields(input, config.currency),
    id: context.newId(),
    rating: DEFAULT_SPOT_RATING,
    visitors: 0,
    likes: 0,
    ownerUid: actor.uid,
    createdBy: actor.email,
    createdAt: clock.now(),
  });
  await context.changed('spots');
  return presentOwnSpot(row);
}
