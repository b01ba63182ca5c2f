import type { OwnSpot } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { refuseOwnName } from '../records/rows/store-own-names.ts';
import { mayChangeSpot, namesOnlyThemselves, needsApproval } from '../records/policy.ts';
import { presentOwnSpot, presentSubmission } from '../records/present.ts';
import { spotFields, type SpotInputParsed } from '../records/fields/spot-fields.ts';
import { lockSpotForUpdate, updateSpotRow, type SpotRow } from '../records/rows/store.ts';
import { deleteEdit, markUnapproved, putEdit } from '../records/rows/store-edits.ts';
import { tellAgency } from './tell-agency.ts';
import { coverOf, dropEdited } from '../records/cover.ts';
import { movedPrice } from '../records/moved-price.ts';
import {
  lockSubmissionForUpdate,
  updateSubmission,
  type SubmissionRow,
} from '../records/rows/store-submissions.ts';

/**
 * Replaces the fields of the edit form; the spot keeps its currency, and bookings keep the booked details. If
 * contributions need approval, the change waits for approval and the published version stays. Throws `forbidden`,
 * `not_found`, `name_taken`, `invalid_input`.
 */
export async function updateSpot(
  context: UserContext,
  id: string,
  input: SpotInputParsed,
): Promise<OwnSpot> {
  const policy = await context.settings.read('spots.contributions');
  const { isPublic, own } = await context.db.orm.transaction(async (tx) => {
    const spot = await lockSpotForUpdate(tx, id);
    const submission = spot ? null : await lockSubmissionForUpdate(tx, id);
    const before = spot ?? (submission && { ...submission, contributed: true });
    if (!before || !mayChangeSpot(context.actor, before)) throw notFound('spot');
    const waits = spot !== null && needsApproval(context.actor, policy);
    const change = await changeOf(context, tx, { before, waits }, input);
    if (submission) {
      const changed = await changeSubmission(context, tx, submission, change);
      return { isPublic: false, own: presentSubmission(changed) };
    }
    if (waits) {
      const { imagePlaceholder: _tiny, ...fields } = change;
      const edit = await putEdit(tx, id, { fields, at: context.clock.now() });
      await tellAgency(context, tx, { ...fields, id, isNew: false });
      return { isPublic: false, own: presentOwnSpot(before, edit) };
    }
    return { isPublic: true, own: await changeAtOnce(context, tx, before, change) };
  });
  if (!own) throw notFound('spot');
  if (isPublic) await context.invalidate('spots');
  return own;
}

/**
 * Applies a change at once. A change by the owner replaces their waiting one; a change to a contribution by a traveler
 * counts as unapproved.
 */
async function changeAtOnce(
  context: UserContext,
  tx: Tx,
  before: SpotRow,
  change: Awaited<ReturnType<typeof changeOf>>,
): Promise<OwnSpot | null> {
  const { actor, clock } = context;
  const { contributed, country, id, ownerUid, spot } = before;
  const row = await updateSpotRow(tx, id, change);
  if (ownerUid === actor.uid) {
    const moved = movedPrice(before, change.cost);
    const act = actor.role === 'administrator' ? 'spot_changed' : 'spot_repriced';
    if (moved) await recordAct(context, tx, act, id, { spot, country, ...moved });
    await deleteEdit(tx, id);
    await dropEdited(context, tx, id);
  }
  if (contributed && actor.role !== 'administrator') {
    // if the contribution is already marked as unapproved, the first mark keeps its `approvedBefore`
    await markUnapproved(tx, id, { since: clock.now(), approvedBefore: true });
  }
  return row && presentOwnSpot(row);
}

/** The changed columns. Throws if this person may not make the change. Records a change to another user's spot. */
async function changeOf(
  context: UserContext,
  tx: Tx,
  { before, waits }: { before: SpotRow; waits: boolean },
  input: SpotInputParsed,
) {
  const { actor } = context;
  if (
    actor.role !== 'administrator' &&
    !namesOnlyThemselves(actor, [input.email, input.createdBy])
  ) {
    throw new ProblemError('forbidden', "You can't transfer a destination to someone else.");
  }
  const fields = spotFields(input, before.currency, before);
  if (before.contributed && actor.role !== 'administrator') await refuseOwnName(tx, fields);
  if (before.ownerUid !== actor.uid) {
    await recordAct(context, tx, 'spot_changed', before.id, {
      ...(!waits && movedPrice(before, fields.cost)),
    });
  }
  const cover = await coverOf(context, tx, { id: before.id, before, waits }, input);
  return { ...fields, ...cover };
}

/**
 * Changes a submission. A change by its contributor submits it again, even after a refusal; a correction by the agency
 * doesn't.
 */
async function changeSubmission(
  { actor, clock }: UserContext,
  tx: Tx,
  { id, ownerUid, revision }: SubmissionRow,
  change: Awaited<ReturnType<typeof changeOf>>,
): Promise<SubmissionRow> {
  const again =
    ownerUid === actor.uid && ({ state: 'waiting', reason: '', submittedAt: clock.now() } as const);
  const row = await updateSubmission(tx, id, { ...change, ...again, revision: revision + 1 });
  if (!row) throw notFound('spot');
  return row;
}
