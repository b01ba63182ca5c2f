import { costText, readFaq, type OwnSpot, type Spot, type SpotFacts } from '@wayfarer/contract';
import type { SpotFields, SpotRow } from './rows/store.ts';
import type { EditRow } from './rows/store-edits.ts';
import type { SubmissionRow } from './rows/store-submissions.ts';
import type { ArchivedRow } from './rows/store-archive.ts';

type SearchedBy = 'countryKey' | 'nameKey' | 'searchText';
type Told = 'questions' | 'hostName' | 'hostWords';
type PublicRow = Omit<SpotRow, SearchedBy | Told | 'createdBy' | 'ownerUid'> &
  Partial<Pick<SpotRow, Told>>;

export function presentFacts(row: Omit<SpotFields, SearchedBy>): SpotFacts {
  return {
    spot: row.spot,
    country: row.country,
    location: row.location,
    category: row.category,
    description: row.description,
    image: row.image,
    average_cost: costText(row.cost, row.currency),
    seasonality: row.seasonality,
    travel_time: row.travelTime,
    totalVisitorsPerYear: row.visitorsPerYear,
    questions: row.questions ?? '',
    hostName: row.hostName ?? '',
    hostWords: row.hostWords ?? '',
  };
}

/** The public view of a spot, without its owner. */
export function presentSpot(row: PublicRow): Spot {
  const { questions, hostName: name, hostWords: words, ...facts } = presentFacts(row);
  const faq = readFaq(questions);
  return {
    _id: row.id,
    ...facts,
    ...(row.imagePlaceholder !== null && { imagePlaceholder: row.imagePlaceholder }),
    rating: row.rating,
    rated: row.rated,
    visitors: row.visitors,
    likes: row.likes,
    contributed: row.contributed,
    ...(faq.length > 0 && { faq }),
    ...((name !== '' || words !== '') && { host: { name, words } }),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentOwnSpot(row: SpotRow, edit: EditRow | null = null): OwnSpot {
  const { state, reason, fields } = edit ?? {};
  const shown = fields && state && { facts: presentFacts(fields), state, reason: reason ?? '' };
  return {
    ...presentSpot(row),
    ...ownFacts(row),
    state: 'published',
    reason: '',
    edit: shown ?? null,
  };
}

export function presentSubmission(row: SubmissionRow): OwnSpot {
  const { state, reason } = row;
  const spot = presentSpot({ ...row, contributed: true });
  return { ...spot, ...ownFacts(row), state, reason, edit: null };
}

export function presentOwnArchived(row: ArchivedRow): OwnSpot {
  const { reason } = row;
  return { ...presentSpot(row), ...ownFacts(row), state: 'archived', reason, edit: null };
}

function ownFacts(row: Pick<SpotRow, 'createdBy' | 'currency' | Told>) {
  const { createdBy, currency, hostName, hostWords, questions } = row;
  const owner = { email: createdBy ?? '', createdBy: createdBy ?? '' };
  return { ...owner, currency, questions, hostName, hostWords };
}
