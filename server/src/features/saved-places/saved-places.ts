import { SAVED_PLACES_MAX, type SavedPlaces, type Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import {
  countSaved,
  deleteAllSaved,
  deleteSaved,
  findKeptSince,
  insertSaved,
  listSavedRows,
  lockKeptSince,
  setKeptSince,
} from './store.ts';

/** The caller's list, the latest first; empty as long as they have not asked to keep one. */
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
      const text = 'Saved places are not kept in this account.';
      throw new ProblemError('saved_places_off', text);
    }
    await addPlaces(tx, actor.uid, [spotId], clock.now());
  });
  return { saved: true };
}

/** Takes a place out, whether it is there or not. */
export async function unsavePlace({ actor, db }: UserContext, spotId: string): Promise<Deleted> {
  return { deletedCount: await deleteSaved(db.orm, actor.uid, spotId) };
}

/** The yes of the caller: unites what is here with what is on the device. Throws `too_many_saved`. */
export async function mergeSavedPlaces(
  { actor, clock, db }: UserContext,
  spotIds: readonly string[],
): Promise<SavedPlaces> {
  const { uid } = actor;
  return db.orm.transaction(async (tx) => {
    const now = clock.now();
    const since = await lockKeptSince(tx, uid);
    // deleted meanwhile: nothing may be left behind
    if (since === undefined) throw notFound('account');
    if (since === null) await setKeptSince(tx, uid, now);
    await addPlaces(tx, uid, spotIds, now);
    return { kept: true, places: await presentSaved(tx, uid) };
  });
}

/** Takes the yes back, and forgets the list. */
export async function endSavedPlaces({ actor, db }: UserContext): Promise<Deleted> {
  return db.orm.transaction(async (tx) => {
    await lockKeptSince(tx, actor.uid);
    await setKeptSince(tx, actor.uid, null);
    return { deletedCount: await deleteAllSaved(tx, actor.uid) };
  });
}

/** All of them or, where the list would be too long, none: nothing is lost silently. */
async function addPlaces(tx: Tx, uid: string, spotIds: readonly string[], savedAt: Date) {
  const ids = [...new Set(spotIds)];
  await insertSaved(
    tx,
    ids.map((spotId) => ({ uid, spotId, savedAt })),
  );
  if ((await countSaved(tx, uid)) > SAVED_PLACES_MAX) {
    const text = `You can save up to ${SAVED_PLACES_MAX} places. Please remove some first.`;
    throw new ProblemError('too_many_saved', text);
  }
}

async function presentSaved(db: Executor, uid: string): Promise<SavedPlaces['places']> {
  const rows = await listSavedRows(db, uid);
  return rows.map(({ spotId, savedAt }) => ({ spotId, savedAt: savedAt.toISOString() }));
}
