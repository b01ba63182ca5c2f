import type { OutputOf, putSpotDetails as endpoint, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findSpot, lockSpotForUpdate } from '../records/rows/store.ts';
import { findDetails, putDetails } from '../records/rows/store-details.ts';

type Details = OutputOf<typeof endpoint>;

/** The details for travelers to a destination. Throws `not_found`. */
export async function getSpotDetails({ db }: UserContext, id: string): Promise<Details> {
  if (!(await findSpot(db.orm, id))) throw notFound('spot');
  return findDetails(db.orm, id);
}

/**
 * Sets the details for travelers. Existing bookings keep the inclusions that they were made with. A concurrent booking
 * gets either the old or the new details, because both lock the spot. Throws `not_found`, `revision_changed`.
 */
export async function putSpotDetails(
  context: UserContext,
  id: string,
  input: BodyOf<'putSpotDetails'>,
): Promise<Details> {
  const set = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSpotForUpdate(tx, id))) throw notFound('spot');
    return writeDetails(context, tx, id, input);
  });
  await context.invalidate('spots');
  return set;
}

export async function writeDetails(
  context: UserContext,
  tx: Tx,
  id: string,
  { details, revision }: BodyOf<'putSpotDetails'>,
): Promise<Details> {
  const before = await findDetails(tx, id);
  if (before.revision !== revision) {
    const text = 'The details have changed since you opened them.';
    throw new ProblemError('revision_changed', text);
  }
  const next = { details, revision: revision + 1 };
  const by = context.actor.uid;
  await putDetails(tx, id, next, { at: context.clock.now(), by });
  await recordAct(context, tx, 'spot_details_changed', id, { revision: next.revision });
  return next;
}
