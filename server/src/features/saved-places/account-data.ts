import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { findKeptSince, listSavedRows } from './store.ts';

export { deleteAllSaved } from './store.ts';

export async function exportSavedPlaces(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'savedPlaces' | 'savedPlacesSince'>> {
  const since = await findKeptSince(db, uid);
  const rows = await listSavedRows(db, uid);
  return {
    savedPlacesSince: since?.toISOString() ?? null,
    savedPlaces: rows.map(({ spotId, savedAt }) => ({ spotId, savedAt: savedAt.toISOString() })),
  };
}
