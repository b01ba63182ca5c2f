import {
  formatDay,
  type BodyOf,
  type DayRecord,
  type OutputOf,
  type putDepartures as endpoint,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  bookedDays,
  type DayKey,
  findLimits,
  keepFreePlaces,
  keyOf,
  keyText,
  listDays,
  lockSale,
  putDays,
} from '../places/index.ts';
import { showDays } from '../spots/index.ts';
import { keysToSet, replaceOtherKind } from './set-start-times.ts';
import { offline } from './spot-availability.ts';

type Input = BodyOf<'putDepartures'>;
type DaySet = Input['set'];

const NAMED: Readonly<Record<keyof DaySet, string>> = {
  scheduled: 'departure',
  closed: 'closed',
  capacity: 'places',
  note: 'note',
  minimum: 'minimum',
};

/**
 * Sets days of a destination: departures, places, blackouts, notes. Existing bookings stay. Without start times, all
 * departures of the days are set; `scheduled: true` then plans one without a start time on each day. Throws `not_found`,
 * `not_published`, `invalid_input` for a minimum above the places, for too many departures on a day, or for a departure
 * with a start time beside one without, and `would_strand` if people have booked a day that would no longer be sold,
 * unless that was confirmed.
 */
export async function setDays(
  context: UserContext,
  id: string,
  { anyway, days: typed, set, startTimes }: Input,
): Promise<OutputOf<typeof endpoint>> {
  const days = [...new Set(typed)].sort();
  const at = context.clock.now();
  const changed = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSale(tx, id))) throw await offline(tx, id);
    const keys = await keysToSet(tx, id, { days, startTimes, set });
    if (!anyway && endsSale(set)) await refuseStranding(tx, id, keys);
    if (set.scheduled === true) await replaceOtherKind(tx, id, keys, at);
    const rows = await putDays(tx, id, keys, set, at);
    if (set.minimum || 'capacity' in set) {
      refuseMinimum(rows, set, (await findLimits(tx, id))?.capacity ?? null);
    }
    const added = movesPlaces(set);
    if (added) await keepFreePlaces(tx, id, days);
    const names = Object.keys(set) as (keyof DaySet)[];
    await recordAct(context, tx, 'departures_changed', id, {
      fromDay: days[0] ?? '',
      toDay: days.at(-1) ?? '',
      days: days.length,
      changed: names.map((name) => NAMED[name]).join(', '),
      ...(startTimes && { startTimes: startTimes.join(', ') }),
    });
    return added ? listSetDays(tx, id, keys) : rows;
  });
  await showDays(context, id);
  return { days: changed };
}

function refuseMinimum(days: readonly DayRecord[], set: DaySet, usual: number | null): void {
  for (const { capacity, day, minimum } of days) {
    const places = capacity ?? usual;
    if (minimum === undefined || places === null || minimum.people <= places) continue;
    const field = set.minimum ? 'set.minimum.people' : 'set.capacity';
    const text = set.minimum ? `is more than the ${places} places` : 'is less than the minimum';
    throw invalidInput(field, `${text} of ${formatDay(day)}`);
  }
}

const movesPlaces = (set: DaySet) => 'capacity' in set || 'closed' in set || 'scheduled' in set;

async function listSetDays(tx: Tx, id: string, keys: readonly DayKey[]): Promise<DayRecord[]> {
  const [from = '', to = from] = [keys[0]?.day, keys.at(-1)?.day];
  const wanted = new Set(keys.map(keyText));
  const rows = await listDays(tx, id, { from, to });
  return rows.filter((row) => wanted.has(keyText(keyOf(row))));
}

const endsSale = ({ closed, scheduled }: DaySet) => closed === true || scheduled === false;

async function refuseStranding(tx: Tx, id: string, keys: readonly DayKey[]): Promise<void> {
  const booked = [...new Set((await bookedDays(tx, id, keys)).map(({ day }) => day))];
  const [first] = booked;
  if (first === undefined) return;
  const text = `People have booked ${booked.length === 1 ? formatDay(first) : `${booked.length} of these days`}. They keep their places.`;
  throw new ProblemError('would_strand', text, { params: { day: first, days: booked.length } });
}
