import {
  formatDay,
  localDay,
  NO_BOOKING_LIMITS,
  type BodyOf,
  type OutputOf,
  type QueryOf,
  type putSpotAvailability as setting,
  type SpotAvailability,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  findLimits,
  findMinimumAbove,
  keepFreePlaces,
  listDays,
  listWaitingDays,
  lockSale,
  putLimits,
  lockBookingsOfOffer,
  recountPlaces,
} from '../places/index.ts';
import { findArchived, findDetails, findSpot, showLimits } from '../spots/index.ts';

const NOTHING_SET = { ...NO_BOOKING_LIMITS, revision: 0 };

/** The limits of a destination, and its days in a span, for the agency. Throws `not_found`. */
export async function getSpotAvailability(
  { clock, db }: UserContext,
  id: string,
  span: QueryOf<'getSpotAvailability'>,
): Promise<SpotAvailability> {
  const found = await findSpot(db.orm, id);
  if (!found) throw notFound('spot');
  const { country, spot } = found;
  const { details } = await findDetails(db.orm, id);
  const { revision, ...limits } = (await findLimits(db.orm, id)) ?? NOTHING_SET;
  return {
    spotId: id,
    spot,
    country,
    today: localDay(clock.now(), zoneOfPlace({ ...details, country })),
    limits: { ...limits, weekdays: [...limits.weekdays] },
    revision,
    leadDays: details.leadDays,
    days: (await listDays(db.orm, id, span)).filter(
      ({ startTime }) => limits.mode === 'departures' || startTime === null,
    ),
    waiting: (await listWaitingDays(db.orm, id, span)).map(({ day, parties, startTime }) => ({
      day,
      startTime: startTime || null,
      parties,
    })),
  };
}

/**
 * Sets the limits of a destination. Existing bookings stay, even beyond a lower limit. If the change affects how
 * places are counted, all bookings are counted again, and none can be made or changed in the meantime. Throws
 * `not_found`, `not_published`, `revision_changed`, `invalid_input` for fewer places than a departure needs people.
 */
export async function putSpotAvailability(
  context: UserContext,
  id: string,
  { limits, revision }: BodyOf<'putSpotAvailability'>,
): Promise<OutputOf<typeof setting>> {
  const { clock, db } = context;
  const next = await db.orm.transaction(async (tx) => {
    const read = await findLimits(tx, id);
    const isRecounted = (read?.mode ?? 'open') !== limits.mode;
    // locked before the destination, because changes of bookings lock in this order
    if (isRecounted) await lockBookingsOfOffer(tx, id);
    if (!(await lockSale(tx, id))) throw await offline(tx, id);
    const before = (await findLimits(tx, id)) ?? NOTHING_SET;
    if (before.revision !== revision || before.mode !== (read?.mode ?? 'open')) {
      throw new ProblemError('revision_changed', 'The limits have changed since you opened them.');
    }
    // locks the bookings made while this transaction waited for the destination
    if (isRecounted) await lockBookingsOfOffer(tx, id);
    const updatedAt = clock.now();
    const capacity = limits.mode === 'open' ? null : limits.capacity;
    if (limits.mode === 'departures' && before.capacity !== capacity) {
      await refuseBelowMinimum(tx, id, { now: updatedAt, places: capacity ?? 0 });
    }
    const stored = { ...limits, capacity, confirm: limits.confirm ?? before.confirm };
    await putLimits(tx, id, stored, { revision: revision + 1, updatedAt });
    if (isRecounted) await recountPlaces(tx, id, updatedAt);
    if (isRecounted || before.capacity !== capacity) await keepFreePlaces(tx, id, null);
    await recordAct(context, tx, 'availability_changed', id, {
      mode: limits.mode,
      ...(capacity !== null && { capacity }),
      ...(stored.confirm !== before.confirm && { kind: stored.confirm }),
    });
    return stored;
  });
  await showLimits(context, id);
  return { limits: next, revision: revision + 1 };
}

/** Throws if a coming departure with the usual number of places would need more people than that. */
async function refuseBelowMinimum(
  tx: Tx,
  id: string,
  of: { now: Date; places: number },
): Promise<void> {
  const found = await findMinimumAbove(tx, id, of);
  if (found === null) return;
  const text = `is less than the ${found.people} people that the departure on ${formatDay(found.day)} needs`;
  throw invalidInput('limits.capacity', text);
}

/** The refusal for a destination that isn't online. */
export async function offline(
  db: Parameters<typeof findArchived>[0],
  id: string,
): Promise<ProblemError> {
  if ((await findArchived(db, id)) === null) return notFound('spot');
  return new ProblemError('not_published', "This destination isn't online.");
}
