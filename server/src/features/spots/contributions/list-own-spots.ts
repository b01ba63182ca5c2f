import type { OwnSpot } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';
import { mayChangeSpot, namesOnlyThemselves } from '../records/policy.ts';
import { presentOwnArchived, presentOwnSpot, presentSubmission } from '../records/present.ts';
import { withPicturesEach } from './with-pictures.ts';
import { OWN_LIST_MAX, listOwnSpotRows } from '../records/rows/store.ts';
import { findEdits } from '../records/rows/store-edits.ts';
import { listOwnSubmissions } from '../records/rows/store-submissions.ts';
import { listOwnArchived } from '../records/rows/store-archive.ts';

/**
 * The caller's own spots, including unpublished ones, newest first. The specification's client sends an address, which
 * must be the caller's. Throws `forbidden`.
 */
export async function listOwnSpots(context: UserContext, email?: string): Promise<OwnSpot[]> {
  if (!namesOnlyThemselves(context.actor, [email])) {
    throw new ProblemError('forbidden', 'You can only list your own destinations.');
  }
  return listOf(context, { withdrawn: false });
}

/** The caller's own spots for the export of their data, including deleted ones that the agency keeps. */
export function exportOwnSpots(context: UserContext): Promise<OwnSpot[]> {
  return listOf(context, { withdrawn: true });
}

async function listOf(
  { actor, db }: UserContext,
  { withdrawn }: { withdrawn: boolean },
): Promise<OwnSpot[]> {
  const published = await listOwnSpotRows(db.orm, actor.uid);
  const submissions = await listOwnSubmissions(db.orm, actor.uid, OWN_LIST_MAX);
  const archived = await listOwnArchived(db.orm, actor.uid, { limit: OWN_LIST_MAX, withdrawn });
  const theirs = published.filter((row) => mayChangeSpot(actor, row));
  const ids = theirs.map(({ id }) => id);
  const edits = await findEdits(db.orm, ids);
  const all = [
    ...theirs.map((row) => presentOwnSpot(row, edits.get(row.id))),
    ...submissions.map(presentSubmission),
    ...archived.map(presentOwnArchived),
  ].sort((a, b) => orderOf(b).localeCompare(orderOf(a)));
  return withPicturesEach(db.orm, all);
}

const orderOf = ({ createdAt, _id }: OwnSpot) => `${createdAt} ${_id}`;
