import type { OwnSpot } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { refuseOwnName } from './store-own-names.ts';
import { mayChangeSpot, namesOnlyThemselves, needsApproval } from './policy.ts';
import { presentOwnSpot, presentSubmission } from './present.ts';
import { spotFields, type SpotInputParsed } from './spot-fields.ts';
import { lockSpotForUpdate, updateSpotRow } from './store.ts';
import {
  lockSubmissionForUpdate,
  takeDown,
  updateSubmission,
  type SubmissionRow,
} from './contributions/store-submissions.ts';

/**
 * Replaces what the edit form shows; the spot keeps its currency. Bookings keep what was booked. Where
 * contributions need an approval, a changed one waits for it again. Throws `forbidden`, `not_found`,
 * `name_taken`, `invalid_input`.
 */
export async function updateSpot(
  context: UserContext,
  id: string,
  input: SpotInputParsed,
): Promise<OwnSpot> {
  const own = await context.db.orm.transaction(async (tx) => {
    const spot = await lockSpotForUpdate(tx, id);
    const submission = spot ? null : await lockSubmissionForUpdate(tx, id);
    const before = spot ?? (submission && { ...submission, contributed: true });
    if (!before || !mayChangeSpot(context.actor, before)) throw notFound('spot');
    const change = await changeOf(context, tx, before, input);
    if (submission)
      return presentSubmission(await changeSubmission(context, tx, submission, change));
    if (needsApproval(context.actor, context.config.contributions)) {
      const waiting = { state: 'waiting', submittedAt: context.clock.now() } as const;
      return presentSubmission(await takeDown(tx, { ...before, ...change }, waiting));
    }
    const row = await updateSpotRow(tx, id, change);
    return row && presentOwnSpot(row);
  });
  if (!own) throw notFound('spot');
  await context.invalidate('spots');
  return own;
}

type Before = NonNullable<Awaited<ReturnType<typeof lockSpotForUpdate>>>;

/** The columns that change, if this person may change them so; recorded where the spot is another user's. */
async function changeOf(context: UserContext, tx: Tx, before: Before, input: SpotInputParsed) {
  const { actor } = context;
  if (
    actor.role !== 'administrator' &&
    !namesOnlyThemselves(actor, [input.email, input.createdBy])
  ) {
    throw new ProblemError('forbidden', 'A spot cannot be given to someone else.');
  }
  const fields = spotFields(input, before.currency);
  if (before.contributed && actor.role !== 'administrator') await refuseOwnName(tx, fields);
  if (before.ownerUid !== actor.uid) {
    const act = { byUserId: actor.uid, action: 'spot_changed', subjectId: before.id } as const;
    await recordAct(context, tx, act);
  }
  // The tiny picture belongs to the artwork: another picture has none.
  const imagePlaceholder = input.image === before.image ? before.imagePlaceholder : null;
  return { ...fields, imagePlaceholder };
}

/** A change by its owner resubmits it, even after a refusal; an administrator's correction does not. */
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
