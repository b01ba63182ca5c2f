import {
  CONTRIBUTIONS_PAGE,
  type Contribution,
  type listContributions as endpoint,
  type ParsedInputOf,
  type Spot,
} from '@wayfarer/contract';
import { recordAct, type AuditedAct } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { refuseOwnName } from '../store-own-names.ts';
import { presentContribution, presentPublished, presentSpot } from '../present.ts';
import { findSpot, lockSpotForUpdate, updateSpotRow, type SpotRow } from '../store.ts';
import {
  findSubmission,
  lockSubmissionForUpdate,
  listPublished,
  listSubmissions,
  publish,
  takeDown,
  updateSubmission,
} from './store-submissions.ts';

/** For administrators: what travelers contributed, oldest first, a page at a time. */
export async function listContributions(
  { db }: UserContext,
  { state, after }: ParsedInputOf<typeof endpoint>['query'],
): Promise<Contribution[]> {
  const page = { after, limit: CONTRIBUTIONS_PAGE };
  if (after && !(await findSubmission(db.orm, after)) && !(await findSpot(db.orm, after)))
    throw invalidInput('after', 'is no longer a contribution; start again');
  if (state === 'published') return (await listPublished(db.orm, page)).map(presentPublished);
  return (await listSubmissions(db.orm, state, page)).map(presentContribution);
}

/**
 * Publishes a contribution as it was read. Throws `not_found`, `revision_changed` where its owner changed
 * it since, `name_taken`.
 */
export async function approveContribution(
  context: UserContext,
  id: string,
  revision: number,
): Promise<Contribution> {
  return decide(context, async (tx) => {
    const published = await lockContributed(tx, id);
    if (published) return presentPublished(published); // approved already
    const submission = await lockSubmissionForUpdate(tx, id);
    if (!submission) throw notFound('contribution');
    if (submission.revision !== revision) {
      throw new ProblemError('revision_changed', 'This was changed after you read it.');
    }
    await refuseOwnName(tx, submission);
    await record(context, tx, 'contribution_approved', submission);
    return presentPublished(await publish(tx, submission));
  });
}

/** Refuses a contribution, or takes a published one down. Throws `not_found`. */
export async function rejectContribution(
  context: UserContext,
  id: string,
  reason: string,
): Promise<Contribution> {
  const now = context.clock.now();
  const decision = {
    state: 'rejected',
    reason,
    decidedBy: context.actor.uid,
    decidedAt: now,
  } as const;
  return decide(context, async (tx) => {
    const published = await lockContributed(tx, id);
    const submission = published ? null : await lockSubmissionForUpdate(tx, id);
    const before = published ?? submission;
    if (!before) throw notFound('contribution');
    await record(context, tx, 'contribution_rejected', before);
    const row = published
      ? await takeDown(tx, published, { ...decision, submittedAt: now })
      : await updateSubmission(tx, id, decision);
    if (!row) throw notFound('contribution');
    return presentContribution(row);
  });
}

/**
 * Makes a published contribution one of the agency's own. It has no owner from then on, who could change
 * what the agency sells. Throws `not_found`.
 */
export async function takeOverContribution(context: UserContext, id: string): Promise<Spot> {
  return decide(context, async (tx) => {
    const published = await lockContributed(tx, id);
    if (!published) throw notFound('contribution');
    await record(context, tx, 'contribution_taken_over', published);
    const own = { contributed: false, ownerUid: null, createdBy: null };
    const row = await updateSpotRow(tx, id, own);
    if (!row) throw notFound('contribution');
    return presentSpot(row);
  });
}

async function decide<T>(context: UserContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const decided = await context.db.orm.transaction(work);
  await context.invalidate('spots');
  await context.invalidate('bestSpots');
  return decided;
}

async function lockContributed(tx: Tx, id: string): Promise<SpotRow | null> {
  const spot = await lockSpotForUpdate(tx, id);
  return spot?.contributed === true ? spot : null;
}

function record(
  context: UserContext,
  tx: Tx,
  action: AuditedAct['action'],
  { id, spot, country }: Pick<SpotRow, 'id' | 'spot' | 'country'>,
): Promise<void> {
  const detail = { spot, country };
  return recordAct(context, tx, { byUserId: context.actor.uid, action, subjectId: id, detail });
}
