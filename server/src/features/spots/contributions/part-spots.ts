import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { dropBundled } from '../../../mails/agency-bundles.ts';
import { lockSubmissionForUpdate } from '../records/rows/store-submissions.ts';
import { dropEdited } from '../records/cover.ts';
import { disownArchived } from '../records/rows/store-archive.ts';
import { deleteEditsOf, findWaiting } from '../records/rows/store-edits.ts';
import { listKeptOf } from '../records/rows/store-business.ts';
import { withdrawSpot, type Found } from './withdraw-spot.ts';
import { deleteSpotsOf, disownSpots, lockSpotForUpdate } from '../records/rows/store.ts';

const REASON = 'The account of its contributor was deleted.';

/**
 * Detaches the destinations of a deleted account. With `remove`, published contributions are deleted, or archived if
 * the agency needs them. Otherwise they stay published without an owner. What was never published goes with the account:
 * changes that wait or were sent back are deleted, and submissions are deleted or archived.
 */
export async function partSpots(
  context: AppContext,
  tx: Tx,
  { places, uid }: { uid: string; places: 'keep' | 'remove' },
): Promise<void> {
  const online = places === 'remove' ? await listKeptOf(tx, 'online', uid) : [];
  for (const id of [...online, ...(await listKeptOf(tx, 'submitted', uid))]) {
    const found = await lockFound(tx, id);
    if (found) await withdrawSpot(context, tx, found, { by: uid, reason: REASON });
  }
  if (places === 'remove') await deleteSpotsOf(tx, uid);
  const kept = await disownSpots(tx, uid);
  const changed = [...(await deleteEditsOf(tx, kept)), ...(await disownArchived(tx, uid))];
  for (const id of changed) {
    await dropEdited(context, tx, id);
    if ((await findWaiting(tx, id)) === null) await dropBundled(tx, 'contributions', id);
  }
}

async function lockFound(tx: Tx, id: string): Promise<Found | null> {
  const spot = await lockSpotForUpdate(tx, id);
  if (spot) return { spot };
  const submission = await lockSubmissionForUpdate(tx, id);
  return submission && { submission };
}
