import {
  daysTaken,
  earliestToday,
  type QueryOf,
  WAITING_LIST_MAX,
  type WaitingRecord,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { WaitingRow } from '../../db/tables/waitlist.ts';
import { notFound } from '../../problem-error.ts';
import { keyText } from '../places/index.ts';
import { hasRoom, type Queue, readQueue } from './offers/offer-rules.ts';
import { presentRecord } from './present.ts';
import { findWaiting, listForStaff } from './store/waiting.ts';

/** A destination's waiting list of one day, or from today on, by day and place in line. */
export async function listWaiting(
  context: UserContext,
  { day, spotId }: QueryOf<'listWaiting'>,
): Promise<WaitingRecord[]> {
  const db = context.db.orm;
  const from = earliestToday(context.clock.now());
  const which = { spotId, from, limit: WAITING_LIST_MAX, ...(day !== undefined && { day }) };
  const rows = await listForStaff(db, which);
  const entries = rows.map(({ entry }) => entry);
  const queue = await readQueue(context, db, spotId, entries);
  const counted = new Map<string, number>();
  return rows.map((row) => {
    const { day, startTime, state } = row.entry;
    const of = keyText({ day, startTime });
    const stands = state === 'waiting' || state === 'offered';
    const place = (counted.get(of) ?? 0) + 1;
    if (stands) counted.set(of, place);
    const left = leftFor(row.entry, queue);
    const fits = queue !== null && hasRoom(row.entry, queue);
    return presentRecord({ ...row, place: stands ? place : null, left, hasRoom: fits });
  });
}

/** One entry. Throws `not_found`. */
export async function getRecord(context: UserContext, id: string): Promise<WaitingRecord> {
  const entry = await findWaiting(context.db.orm, id);
  const { day, offerId: spotId } = entry ?? {};
  if (day === undefined || spotId === undefined) throw notFound('place in line');
  const found = (await listWaiting(context, { spotId, day })).find(({ _id }) => _id === id);
  if (found === undefined) throw notFound('place in line');
  return found;
}

/** The number of free places on the fullest day of a trip; 0 if the destination isn't online. */
function leftFor({ day, days, startTime }: WaitingRow, queue: Queue | null): number {
  if (queue === null) return 0;
  const { limits, stateOf } = queue;
  const free = daysTaken(limits.mode, { day, days }).map((one) => {
    const state = stateOf(one, startTime);
    if (state?.closed === true) return 0;
    return Math.max(0, state?.left ?? limits.capacity ?? 0);
  });
  return free.length === 0 ? 0 : Math.min(...free);
}
