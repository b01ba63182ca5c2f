import type { OperatorSpot } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { dropBundled } from '../../../mails/agency-bundles.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { comeBack } from '../records/come-back.ts';
import { lockSubmissionForUpdate } from '../records/rows/store-submissions.ts';
import { tellContributor } from '../contributions/tell-contributor.ts';
import {
  lockArchivedForUpdate,
  moveToArchive,
  takeOutOfArchive,
} from '../records/rows/store-archive.ts';
import { refuseOwnName } from '../records/rows/store-own-names.ts';
import { lockSpotForUpdate } from '../records/rows/store.ts';
import { getOperatorSpot } from './get-operator-spot.ts';

/**
 * Archives a destination with all its data. Its bookings aren't affected, and its contributor is notified. Throws
 * `not_found`, `not_published`.
 */
export async function archiveSpot(
  context: UserContext,
  id: string,
  reason: string,
): Promise<OperatorSpot> {
  return move(context, id, async (tx) => {
    const spot = await lockSpotForUpdate(tx, id);
    if (!spot) throw await refusal(tx, id);
    const { clock, actor } = context;
    await moveToArchive(tx, spot, { archivedAt: clock.now(), archivedBy: actor.uid, reason });
    await record(context, tx, 'spot_archived', spot);
    if (spot.contributed) {
      await tellContributor(context, tx, spot, (write, told) => write.archivedMail(told, reason));
    }
  });
}

/**
 * Publishes an archived destination again, unchanged and under its id, and notifies its contributor. Throws
 * `not_found`, `name_taken`.
 */
export async function restoreSpot(context: UserContext, id: string): Promise<OperatorSpot> {
  return move(context, id, async (tx) => {
    const archived = await lockArchivedForUpdate(tx, id);
    if (!archived) throw notFound('spot');
    if (archived.contributed) await refuseOwnName(tx, archived);
    await comeBack(tx, await takeOutOfArchive(tx, archived));
    await record(context, tx, 'spot_restored', archived);
    await dropBundled(tx, 'withdrawals', id);
    if (archived.contributed)
      await tellContributor(context, tx, archived, (write, told) => write.restoredMail(told));
  });
}

async function refusal(tx: Tx, id: string): Promise<ProblemError> {
  const known = (await lockSubmissionForUpdate(tx, id)) ?? (await lockArchivedForUpdate(tx, id));
  return known
    ? new ProblemError('not_published', "This destination isn't online.")
    : notFound('spot');
}

async function move(
  context: UserContext,
  id: string,
  work: (tx: Tx) => Promise<void>,
): Promise<OperatorSpot> {
  await context.db.orm.transaction(work);
  await context.invalidate('spots');
  await context.invalidate('bestSpots');
  return getOperatorSpot(context, id);
}

function record(
  context: UserContext,
  tx: Tx,
  action: 'spot_archived' | 'spot_restored',
  { id, spot, country }: { id: string; spot: string; country: string },
): Promise<void> {
  return recordAct(context, tx, action, id, { spot, country });
}
