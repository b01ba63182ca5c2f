import { categoryDrawing, type Category } from '@wayfarer/contract';
import type { Tx } from '../../../db/database.ts';
import { findUses, type Subject } from '../../pictures/index.ts';
import { findEdit, renewEdit } from '../records/rows/store-edits.ts';
import { lockSubmissionForUpdate, updateSubmission } from '../records/rows/store-submissions.ts';
import { lockArchivedForUpdate, updateArchived } from '../records/rows/store-archive.ts';
import { lockSpotForUpdate, updateSpotRow } from '../records/rows/store.ts';
import { shownBy, type Cover } from '../records/cover.ts';

interface Covered {
  category: Category | null;
  image: string;
}

/** Locks destinations, published or not, in the order of their ids. Lock a destination before its pictures. */
export async function lockDestinations(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    const found = (await lockSpotForUpdate(tx, id)) ?? (await lockSubmissionForUpdate(tx, id));
    if (!found) await lockArchivedForUpdate(tx, id);
  }
}

/** Replaces a cover whose picture is gone with the next picture, or with the artwork of its category. */
export async function renewCover(tx: Tx, { kind, id }: Subject, gone: string): Promise<void> {
  if (kind !== 'spot' && kind !== 'spot_edit') return;
  const [next] = await findUses(tx, { kind, id });
  const coverOf = ({ category, image }: Covered): Partial<Cover> => {
    if (image !== gone) return {};
    return next ? shownBy(next) : { image: categoryDrawing(category), imagePlaceholder: null };
  };
  if (kind === 'spot_edit') {
    const edit = await findEdit(tx, id);
    if (!edit) return;
    const { image = edit.fields.image } = coverOf(edit.fields);
    return renewEdit(tx, id, { ...edit.fields, image });
  }
  const spot = await lockSpotForUpdate(tx, id);
  if (spot) {
    if (spot.image === gone) await updateSpotRow(tx, id, coverOf(spot));
    return;
  }
  const submission = await lockSubmissionForUpdate(tx, id);
  if (submission) {
    const revision = submission.revision + 1; // anyone who read the earlier version saw another picture
    await updateSubmission(tx, id, { ...coverOf(submission), revision });
    return;
  }
  const archived = await lockArchivedForUpdate(tx, id);
  if (archived?.image === gone) await updateArchived(tx, id, coverOf(archived));
}
