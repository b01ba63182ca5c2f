import type { AuditedAction, Spot, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { dropBundled } from '../../../mails/agency-bundles.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { refuseOwnName } from '../records/rows/store-own-names.ts';
import { presentSpot } from '../records/present.ts';
import { lockSpotForUpdate, updateSpotRow, type SpotRow } from '../records/rows/store.ts';
import { findUses } from '../../pictures/index.ts';
import { dropEdited, showEdited } from '../records/cover.ts';
import { movedPrice, type MovedPrice } from '../records/moved-price.ts';
import { deleteEdit, findEdit, markApproved, sendEditBack } from '../records/rows/store-edits.ts';
import {
  lockSubmissionForUpdate,
  takeOutOfSubmissions,
  takeDown,
  updateSubmission,
} from '../records/rows/store-submissions.ts';
import { tellContributor } from './tell-contributor.ts';
import { comeBack } from '../records/come-back.ts';
import { versionOf } from '../records/version.ts';

type Decision = BodyOf<'decideSubmission'>;
type Decided = { state: 'published' | 'rejected' };

/**
 * Decides on a submission: a new contribution, a change to a published one, or one published without approval. Its
 * contributor gets an email. Throws `not_found`, `name_taken`, and `revision_changed` if it was changed or decided
 * since it was read.
 */
export async function decideSubmission(
  context: UserContext,
  id: string,
  decision: Decision,
): Promise<Decided> {
  const isPublic = decision.decision === 'approve' || decision.kind === 'online';
  return decide(context, isPublic, async (tx) => {
    const about = await DECIDE[decision.kind](context, tx, id, decision);
    const approved = decision.decision === 'approve';
    const action = approved ? 'contribution_approved' : 'contribution_rejected';
    await record(context, tx, action, about, decision.kind);
    await dropBundled(tx, 'contributions', id);
    await tellContributor(context, tx, about, (write, told) =>
      approved
        ? write.approvedMail(told, { id, kind: decision.kind })
        : write.sentBackMail(told, decision),
    );
    return { state: approved ? 'published' : 'rejected' };
  });
}

type About = Pick<SpotRow, 'id' | 'spot' | 'country' | 'ownerUid'> & {
  /** Both prices, if the decision changes the price. */
  moved?: MovedPrice | null;
};
type Decide = (context: UserContext, tx: Tx, id: string, decision: Decision) => Promise<About>;

const DECIDE: Readonly<Record<Decision['kind'], Decide>> = {
  new: decideNew,
  edit: decideEdit,
  online: decideOnline,
};

async function decideNew(context: UserContext, tx: Tx, id: string, decision: Decision) {
  const submission = await lockSubmissionForUpdate(tx, id);
  if (submission?.state !== 'waiting') throw notFound('contribution');
  refuseOther(String(submission.revision), decision);
  if (decision.decision === 'approve') {
    await refuseOwnName(tx, submission);
    await comeBack(tx, await takeOutOfSubmissions(tx, submission));
  } else {
    await updateSubmission(tx, id, { ...sentBack(context, decision), state: 'rejected' });
  }
  return submission;
}

async function decideEdit(context: UserContext, tx: Tx, id: string, decision: Decision) {
  const spot = await lockContributed(tx, id);
  const edit = await findEdit(tx, id);
  if (edit?.state !== 'waiting') throw notFound('contribution');
  refuseOther(String(edit.revision), decision);
  if (decision.decision === 'approve') {
    await refuseOwnName(tx, edit.fields);
    const cover = await showEdited(context, tx, spot, edit.fields.image);
    await updateSpotRow(tx, id, { ...edit.fields, ...cover });
    await deleteEdit(tx, id);
    await markApproved(tx, id);
    return { ...spot, moved: movedPrice(spot, edit.fields.cost) };
  }
  await sendEditBack(tx, id, sentBack(context, decision));
  return spot;
}

/**
 * Decides on a published contribution. A contribution that is sent back is unpublished, so that its contributor can
 * change it.
 */
async function decideOnline(context: UserContext, tx: Tx, id: string, decision: Decision) {
  const spot = await lockContributed(tx, id);
  refuseOther(versionOf(spot, await findUses(tx, { kind: 'spot', id })), decision);
  if (decision.decision === 'approve') {
    if (!(await markApproved(tx, id))) throw notFound('contribution');
  } else {
    const submittedAt = context.clock.now();
    await takeDown(tx, spot, { ...sentBack(context, decision), submittedAt });
    await dropEdited(context, tx, id);
  }
  return spot;
}

function sentBack({ actor, clock }: UserContext, { reason }: Decision) {
  return { reason, decidedBy: actor.uid, decidedAt: clock.now() };
}

function refuseOther(version: string, read: Decision): void {
  if (version === read.version) return;
  throw new ProblemError('revision_changed', 'This has changed since you opened it.');
}

/**
 * Makes a published contribution one of the agency's own, so that no traveler can change it anymore. Throws
 * `not_found`.
 */
export async function takeOverContribution(context: UserContext, id: string): Promise<Spot> {
  return decide(context, true, async (tx) => {
    const published = await lockContributed(tx, id);
    await record(context, tx, 'contribution_taken_over', published);
    await deleteEdit(tx, id);
    await dropEdited(context, tx, id);
    await markApproved(tx, id);
    const own = { contributed: false, ownerUid: null, createdBy: null };
    const row = await updateSpotRow(tx, id, own);
    if (!row) throw notFound('contribution');
    return presentSpot(row);
  });
}

async function decide<T>(
  context: UserContext,
  isPublic: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const decided = await context.db.orm.transaction(work);
  if (!isPublic) return decided;
  await context.invalidate('spots');
  await context.invalidate('bestSpots');
  return decided;
}

async function lockContributed(tx: Tx, id: string): Promise<SpotRow> {
  const spot = await lockSpotForUpdate(tx, id);
  if (spot?.contributed !== true) throw notFound('contribution');
  return spot;
}

function record(
  context: UserContext,
  tx: Tx,
  action: AuditedAction,
  { id, spot, country, moved }: Omit<About, 'ownerUid'>,
  kind?: Decision['kind'],
): Promise<void> {
  return recordAct(context, tx, action, id, { spot, country, ...(kind && { kind }), ...moved });
}
