import { SAVED_PLACES_MAX, type SavedPlaces, type Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { setSavedPlacesSince } from '../users/index.ts';
import {
  countSaved,
  deleteAllSaved,
  deleteSaved,
  findKeptSince,
  insertSaved,
  listSavedRows,
  lockKeptSince,
} from './store.ts';

export async function listSavedPlaces({ actor, db }: UserContext): Promise<SavedPlaces> {
  const since = await findKeptSince(db.orm, actor.uid);
  return { kept: since !== null, places: await presentSaved(db.orm, actor.uid) };
}

/** Saves a place. Throws `saved_places_off`, `too_many_saved`. */
export async function savePlace(
  { actor, clock, db }: UserContext,
  spotId: string,
): Promise<{ saved: true }> {
  await db.orm.transaction(async (tx) => {
    if (!(await lockKeptSince(tx, actor.uid))) {
      const text = 'Saving places to your account is turned off.';
      throw new ProblemError('saved_places_off', text);
    }
    await addPlaces(tx, actor.uid, [spotId], clock.now());
  });
  return { saved: true };
}

/** Removes a place; does nothing if it isn't there. */
export async function unsavePlace({ actor, db }: UserContext, spotId: string): Promise<Deleted> {
  return { deletedCount: await deleteSaved(db.orm, actor.uid, spotId) };
}

/** Turns saving on for the caller and adds the places saved on their device. Throws `not_found`, `too_many_saved`. */
export async function mergeSavedPlaces(
  { actor, clock, db }: UserContext,
  spotIds: readonly string[],
): Promise<SavedPlaces> {
  const { uid } = actor;
  return db.orm.transaction(async (tx) => {
    const now = clock.now();
    const since = await lockKeptSince(tx, uid);
    // the account was deleted in the meantime, so nothing may be stored
    if (since === undefined) throw notFound('account');
    if (since === null) await setSavedPlacesSince(tx, uid, now);
    await addPlaces(tx, uid, spotIds, now);
    return { kept: true, places: await presentSaved(tx, uid) };
  });
}

export async function endSavedPlaces({ actor, db }: UserContext): Promise<Deleted> {
  return db.orm.transaction(async (tx) => {
    await lockKeptSince(tx, actor.uid);
    await setSavedPlacesSince(tx, actor.uid, null);
    return { deletedCount: await deleteAllSaved(tx, actor.uid) };
  });
}

/** Adds all places or, if the list would be too long, none, so that no place is lost silently. */
async function addPlaces(tx: Tx, uid: string, spotIds: readonly string[], savedAt: Date) {
  const ids = [...new Set(spotIds)];
  await insertSaved(
    tx,
    ids.map((spotId) => ({ uid, spotId, savedAt })),
  );
  if ((await countSaved(tx, uid)) > SAVED_PLACES_MAX) {
    const text = `You can save up to ${SAVED_PLACES_MAX} places. Remove some first.`;
    throw new ProblemError('too_many_saved', text, { params: { most: SAVED_PLACES_MAX } });
  }
}

async function presentSaved(db: Executor, uid: string): Promise<SavedPlaces['places']> {
  const rows = await listSavedRows(db, uid);
  return rows.map(({ spotId, savedAt }) => ({ spotId, savedAt: savedAt.toISOString() }));
}
