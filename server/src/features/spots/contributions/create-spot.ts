import { DEFAULT_SPOT_RATING, type OwnSpot, WAITING_CONTRIBUTIONS_MAX } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { lockUserForUpdate } from '../../users/index.ts';
import { refuseOwnName } from '../records/rows/store-own-names.ts';
import { namesOnlyThemselves, needsApproval } from '../records/policy.ts';
import { presentOwnSpot, presentSubmission } from '../records/present.ts';
import { spotFields, type SpotInputParsed } from '../records/fields/spot-fields.ts';
import { coverOf } from '../records/cover.ts';
import { insertSpot } from '../records/rows/store.ts';
import { markUnapproved } from '../records/rows/store-edits.ts';
import { tellAgency } from './tell-agency.ts';
import { countWaitingOf, insertSubmission } from '../records/rows/store-submissions.ts';

/**
 * Adds a spot: a destination of the agency if the caller is an administrator, otherwise a contribution, which may
 * need approval. The server sets the owner, time, rating, likes and popularity, and ignores values sent for them.
 * Throws `forbidden`, `contributions_closed`, `name_taken`, `too_many_waiting`, `invalid_input`, `not_found`.
 */
export async function createSpot(context: UserContext, input: SpotInputParsed): Promise<OwnSpot> {
  const { actor, clock, config, db, settings } = context;
  if (!namesOnlyThemselves(actor, [input.email, input.createdBy])) {
    throw new ProblemError('forbidden', 'You can only add a destination under your own address.');
  }
  const contributed = actor.role !== 'administrator';
  const policy = await settings.read('spots.contributions');
  if (contributed && policy === 'closed') {
    throw new ProblemError(
      'contributions_closed',
      "We aren't accepting new destinations right now.",
    );
  }
  const now = clock.now();
  const spot = {
    ...spotFields(input, config.currency),
    id: context.createdId(),
    rating: DEFAULT_SPOT_RATING,
    visitors: 0,
    likes: 0,
    ownerUid: actor.uid,
    createdBy: actor.email,
    createdAt: now,
  };
  if (contributed) await refuseOwnName(db.orm, spot);
  if (needsApproval(actor, policy)) {
    const first = { state: 'waiting', revision: 1, submittedAt: now } as const;
    return db.orm.transaction(async (tx) => {
      await refuseTooMany(tx, actor.uid);
      const cover = await coverOf(context, tx, spot, input);
      const row = await insertSubmission(tx, { ...spot, ...cover, ...first });
      await tellAgency(context, tx, { ...row, isNew: true });
      return presentSubmission(row);
    });
  }
  const row = await db.orm.transaction(async (tx) => {
    const cover = await coverOf(context, tx, spot, input);
    const made = await insertSpot(tx, { ...spot, ...cover, contributed });
    if (contributed) await markUnapproved(tx, made.id, { since: now, approvedBefore: false });
    return made;
  });
  await context.invalidate('spots');
  return presentOwnSpot(row);
}

/**
 * Throws if too many of the person's contributions are waiting. Counts under the person's lock, so that concurrent
 * requests are counted too.
 */
async function refuseTooMany(tx: Tx, uid: string): Promise<void> {
  if (!(await lockUserForUpdate(tx, uid))) throw notFound('user');
  if ((await countWaitingOf(tx, uid)) < WAITING_CONTRIBUTIONS_MAX) return;
  throw new ProblemError(
    'too_many_waiting',
    `${WAITING_CONTRIBUTIONS_MAX} of your destinations are waiting for our approval. You can add more after we've reviewed some of them.`,
  );
}
