import { costText, type Contribution, type OwnSpot, type Spot } from '@wayfarer/contract';
import type { SpotRow } from './store.ts';
import type { SubmissionRow } from './contributions/store-submissions.ts';

/** A spot as the public sees it: without its owner. */
export function presentSpot(row: SpotRow): Spot {
  return {
    _id: row.id,
    spot: row.spot,
    country: row.country,
    location: row.location,
    category: row.category,
    description: row.description,
    image: row.image,
    ...(row.imagePlaceholder !== null && { imagePlaceholder: row.imagePlaceholder }),
    average_cost: costText(row.cost, row.currency),
    seasonality: row.seasonality,
    travel_time: row.travelTime,
    totalVisitorsPerYear: row.visitorsPerYear,
    rating: row.rating,
    visitors: row.visitors,
    likes: row.likes,
    contributed: row.contributed,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentOwnSpot(row: SpotRow): OwnSpot {
  return { ...presentSpot(row), ...ownFacts(row), state: 'published', reason: '' };
}

/** A contribution that is not online. */
export function presentSubmission(row: SubmissionRow): OwnSpot {
  const { state, reason } = row;
  return { ...presentSpot({ ...row, contributed: true }), ...ownFacts(row), state, reason };
}

/** A published contribution as administrators see it. */
export function presentPublished(row: SpotRow): Contribution {
  const undecided = { revision: 0, submittedAt: null, decidedBy: null, decidedAt: null };
  return { ...presentOwnSpot(row), ownerId: row.ownerUid, ...undecided };
}

/** A contribution that is not online, as administrators see it. */
export function presentContribution(row: SubmissionRow): Contribution {
  return {
    ...presentSubmission(row),
    ownerId: row.ownerUid,
    revision: row.revision,
    submittedAt: row.submittedAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function ownFacts({ createdBy, currency }: Pick<SpotRow, 'createdBy' | 'currency'>) {
  return { email: createdBy ?? '', createdBy: createdBy ?? '', currency };
}
