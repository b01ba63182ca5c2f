import {
  formatDay,
  type BodyOf,
  type OutputOf,
  type putDepartures as endpoint,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { bookedDays, lockSale, putDays } from '../places/index.ts';
import { showDays } from '../spots/index.ts';
import { offline } from './spot-availability.ts';

type Input = BodyOf<'putDepartures'>;
type DaySet = Input['set'];

/** The parts of a day, as the audit log names them. */
const NAMED: Readonly<Record<keyof DaySet, string>> = {
  scheduled: 'departure',
  closed: 'closed',
  capacity: 'places',
  note: 'note',
};

/**
 * Sets days of a destination: departures, places, blackouts, notes. No booking is undone. Throws `not_found`,
 * `not_published`, and `would_strand` if people have booked a day that would no longer be sold, unless that was
 * confirmed.
 */
export async function setDays(
  context: UserContext,
  id: string,
  { anyway, days: typed, set }: Input,
): Promise<OutputOf<typeof endpoint>> {
  const days = [...new Set(typed)].sort();
  const changed = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSale(tx, id))) throw await offline(tx, id);
    if (!anyway && endsSale(set)) await refuseStranding(tx, id, days);
    const rows = await putDays(tx, id, days, set, context.clock.now());
    const names = Object.keys(set) as (keyof DaySet)[];
    await recordAct(context, tx, 'departures_changed', id, {
      fromDay: days[0] ?? '',
      toDay: days.at(-1) ?? '',
      days: days.length,
      changed: names.map((name) => NAMED[name]).join(', '),
    });
    return rows;
  });
  await showDays(context, id);
  return { days: changed };
}

const endsSale = ({ closed, scheduled }: DaySet) => closed === true || scheduled === false;

async function refuseStranding(tx: Tx, id: string, days: readonly string[]): Promise<void> {
  const booked = await bookedDays(tx, id, days);
  const [first] = booked;
  if (first === undefined) return;
  const text = `People have booked ${booked.length === 1 ? formatDay(first) : `${booked.length} of these days`}. They keep their places.`;
  throw new ProblemError('would_strand', text, { params: { day: first, days: booked.length } });
}
