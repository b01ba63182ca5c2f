import type { OperatorSpot } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { notFound } from '../../../problem-error.ts';
import { agencyDay } from '../../settings/index.ts';
import { findPolicyOf, listOfferedPolicies } from '../../policies/index.ts';
import { findUses, presentShownPicture } from '../../pictures/index.ts';
import { findWaiting } from '../records/rows/store-edits.ts';
import { findPerson } from '../records/rows/store-people.ts';
import { findSubmission } from '../records/rows/store-submissions.ts';
import { versionOf } from '../records/version.ts';
import { findDetails } from '../records/rows/store-details.ts';
import { findArchived } from '../records/rows/store-archive.ts';
import { presentFacts } from '../records/present.ts';
import { findPrices } from '../records/rows/store-prices.ts';
import { findSpot, type SpotRow } from '../records/rows/store.ts';
import { countTripsAhead } from '../records/rows/store-trips-ahead.ts';

type Standing = Pick<OperatorSpot, 'state' | 'reason' | 'archivedAt'>;

export async function getOperatorSpot(context: UserContext, id: string): Promise<OperatorSpot> {
  const found = await findAnywhere(context.db.orm, id);
  if (!found) throw notFound('spot');
  const { spot, standing } = found;
  return { ...(await describe(context, spot)), ...standing };
}

async function findAnywhere(
  db: Executor,
  id: string,
): Promise<{ spot: SpotRow; standing: Standing } | null> {
  const spot = await findSpot(db, id);
  if (spot) return { spot, standing: { state: 'published', reason: '', archivedAt: null } };
  const submission = await findSubmission(db, id);
  if (submission) {
    const { reason, state } = submission;
    const standing = { state, reason, archivedAt: null };
    return { spot: { ...submission, contributed: true }, standing };
  }
  const archived = await findArchived(db, id);
  if (!archived) return null;
  const { archivedAt, reason } = archived;
  const standing = { state: 'archived', reason, archivedAt: archivedAt.toISOString() } as const;
  return { spot: archived, standing };
}

async function describe(
  context: AppContext,
  spot: SpotRow,
): Promise<Omit<OperatorSpot, keyof Standing>> {
  const { db } = context;
  const { id, ownerUid } = spot;
  const today = await agencyDay(context);
  const uses = await findUses(db.orm, { kind: 'spot', id });
  const person = ownerUid === null ? null : await findPerson(db.orm, ownerUid);
  return {
    _id: id,
    contributed: spot.contributed,
    contributor:
      spot.contributed && ownerUid !== null && person ? { _id: ownerUid, name: person.name } : null,
    createdAt: spot.createdAt.toISOString(),
    currency: spot.currency,
    facts: presentFacts(spot),
    pictures: uses.map(presentShownPicture),
    version: versionOf(spot, uses),
    details: await findDetails(db.orm, id),
    prices: await findPrices(db.orm, id),
    policy: await findPolicyOf(db.orm, id),
    policies: await listOfferedPolicies(db.orm),
    waits: await findWaiting(db.orm, id),
    tripsAhead: await countTripsAhead(db.orm, id, today),
  };
}
