import {
  DEFAULT_SPOT_RATING,
  exactMoney,
  movesFar,
  type OperatorSpot,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { writePolicyOfSpot } from '../../policies/index.ts';
import { findUses } from '../../pictures/index.ts';
import { coverOf } from '../records/cover.ts';
import { movedPrice } from '../records/moved-price.ts';
import { lockSubmissionForUpdate, updateSubmission } from '../records/rows/store-submissions.ts';
import { versionOf } from '../records/version.ts';
import { writeDetails } from './spot-details.ts';
import { lockArchivedForUpdate } from '../records/rows/store-archive.ts';
import { writePrices } from './spot-prices.ts';
import { spotFields } from '../records/fields/spot-fields.ts';
import {
  insertSpot,
  lockSpotForUpdate,
  updateSpotRow,
  type SpotRow,
} from '../records/rows/store.ts';
import { getOperatorSpot } from './get-operator-spot.ts';

type Facts = NonNullable<BodyOf<'updateOperatorSpot'>['facts']>;

/** Adds one of the agency's own destinations, published at once. Throws `invalid_input`, `policy_retired`. */
export async function createOperatorSpot(
  context: UserContext,
  { details, facts, policy, prices }: BodyOf<'createOperatorSpot'>,
): Promise<OperatorSpot> {
  const { clock, config, db } = context;
  const id = context.createdId();
  await db.orm.transaction(async (tx) => {
    await insertSpot(tx, {
      ...spotFields(facts, config.currency),
      ...(await coverOf(context, tx, { id }, facts)),
      id,
      rating: DEFAULT_SPOT_RATING,
      visitors: 0,
      likes: 0,
      ownerUid: null,
      createdBy: null,
      createdAt: clock.now(),
      contributed: false,
    });
    await recordAct(context, tx, 'spot_made', id, { spot: facts.spot, country: facts.country });
    if (details) await writeDetails(context, tx, id, { details, revision: 0 });
    if (prices) await writePrices(context, tx, id, { prices, revision: 0 });
    if (policy) await writePolicyOfSpot(context, tx, id, { family: policy, revision: 0 });
  });
  await context.invalidate('spots');
  return getOperatorSpot(context, id);
}

/**
 * Changes any destination, each part only at the revision that was read; bookings aren't affected. Of an unpublished
 * destination, only the facts can be changed. Throws `not_found`, `not_published`, `revision_changed`, `invalid_input`,
 * `policy_retired`, and `price_moved_far` unless that price was confirmed.
 */
export async function updateOperatorSpot(
  context: UserContext,
  id: string,
  { confirmPrice = false, details, facts, policy, prices }: BodyOf<'updateOperatorSpot'>,
): Promise<OperatorSpot> {
  const isPublic = await context.db.orm.transaction(async (tx) => {
    const spot = await lockSpotForUpdate(tx, id);
    if (!spot) {
      const other = details ?? policy ?? prices;
      await changeOffline(context, tx, id, { facts: other ? undefined : facts, confirmPrice });
      return false;
    }
    if (facts) await changeFacts(context, tx, spot, { facts, confirmPrice });
    if (details) {
      const { revision, value } = details;
      await writeDetails(context, tx, id, { details: value, revision });
    }
    if (prices) {
      const { revision, value } = prices;
      await writePrices(context, tx, id, { prices: value, revision });
    }
    if (policy) {
      const { revision, value } = policy;
      await writePolicyOfSpot(context, tx, id, { family: value, revision });
    }
    return true;
  });
  if (isPublic) {
    await context.invalidate('spots');
    await context.invalidate('bestSpots');
  }
  return getOperatorSpot(context, id);
}

/** The facts of a destination; `confirmPrice` is true if a large change to the price was confirmed. */
interface Confirmed<F> {
  facts: F;
  confirmPrice: boolean;
}

async function changeFacts(context: UserContext, tx: Tx, spot: SpotRow, to: Confirmed<Facts>) {
  const change = await changeOf(context, tx, spot, to);
  await updateSpotRow(tx, spot.id, change);
  await recordChange(context, tx, spot, change);
}

/** Corrects the facts of a submission that is waiting or was sent back, without submitting it again. */
async function changeOffline(
  context: UserContext,
  tx: Tx,
  id: string,
  { confirmPrice, facts }: Confirmed<Facts | undefined>,
): Promise<void> {
  const submission = await lockSubmissionForUpdate(tx, id);
  if (!submission && !(await lockArchivedForUpdate(tx, id))) throw notFound('spot');
  if (!submission || !facts) {
    throw new ProblemError(
      'not_published',
      'You can only change this while the destination is online.',
    );
  }
  const revision = submission.revision + 1;
  const change = await changeOf(context, tx, submission, { facts, confirmPrice });
  await updateSubmission(tx, id, { ...change, revision });
  await recordChange(context, tx, submission, change);
}

/** The changed columns. Throws `revision_changed`, `invalid_input`, `price_moved_far`. */
async function changeOf(
  context: UserContext,
  tx: Tx,
  before: Omit<SpotRow, 'contributed'>,
  { confirmPrice, facts: { value, version } }: Confirmed<Facts>,
) {
  const { id } = before;
  if (versionOf(before, await findUses(tx, { kind: 'spot', id })) !== version) {
    throw new ProblemError('revision_changed', 'This destination has changed since you opened it.');
  }
  const fields = spotFields(value, before.currency, before);
  if (!confirmPrice && movesFar(before.cost, fields.cost)) throw movedFar(before, fields.cost);
  return { ...fields, ...(await coverOf(context, tx, { id, before }, value)) };
}

function movedFar({ cost, currency }: Pick<SpotRow, 'cost' | 'currency'>, after: number) {
  const [from, to] = [cost, after].map((minor) => exactMoney(minor, currency));
  return new ProblemError('price_moved_far', `Please confirm the price: from ${from} to ${to}.`, {
    field: 'average_cost',
  });
}

const NAMED = {
  spot: 'name',
  country: 'country',
  location: 'location',
  category: 'category',
  description: 'description',
  image: 'pictures',
  seasonality: 'season',
  travelTime: 'duration',
  visitorsPerYear: 'visitors',
  questions: 'questions',
  hostName: 'host',
  hostWords: 'words of the host',
} as const satisfies Partial<Record<keyof SpotRow, string>>;
const NAMED_FIELDS = Object.keys(NAMED) as (keyof typeof NAMED)[];

function recordChange(
  context: UserContext,
  tx: Tx,
  before: Omit<SpotRow, 'contributed'>,
  after: Awaited<ReturnType<typeof changeOf>>,
): Promise<void> {
  const { country, id, spot } = before;
  const changed = NAMED_FIELDS.filter(
    (field) => (after[field] ?? null) !== (before[field] ?? null),
  );
  return recordAct(context, tx, 'spot_changed', id, {
    spot,
    country,
    ...movedPrice(before, after.cost),
    ...(changed.length > 0 && { changed: changed.map((field) => NAMED[field]).join(', ') }),
  });
}
