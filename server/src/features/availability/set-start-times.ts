import { type BodyOf, DEPARTURES_A_DAY_MAX, formatDay } from '@wayfarer/contract';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import {
  bookedDays,
  type DayKey,
  keyText,
  listStarts,
  lockDays,
  putDays,
} from '../places/index.ts';

type Input = BodyOf<'putDepartures'>;

/**
 * The departures that a call sets, in order: those at the named start times or, if it names none, all departures of
 * each day. A day without departures gets the one without a start time, and so does a call that plans departures
 * without naming a time. Throws `invalid_input` if the call names start times, plans nothing, and none of the days has
 * a departure at these times.
 */
export async function keysToSet(
  tx: Tx,
  id: string,
  { days, set, startTimes }: Pick<Input, 'startTimes' | 'set'> & { days: readonly string[] },
): Promise<DayKey[]> {
  const times = startTimes && [...new Set(startTimes)].sort();
  if (set.scheduled === true) {
    return days.flatMap((day) => (times ?? ['']).map((startTime) => ({ day, startTime })));
  }
  const planned = (await listStarts(tx, id, days)).map(keyOnly);
  if (times !== undefined) {
    const named = planned.filter(({ startTime }) => times.includes(startTime));
    if (named.length === 0) throw invalidInput('startTimes', 'has no departure on these days');
    return named;
  }
  return days.flatMap((day) => {
    const ofDay = planned.filter((key) => key.day === day);
    return ofDay.length > 0 ? ofDay : [{ day, startTime: '' }];
  });
}

/**
 * On the days of the planned departures, takes those of the other kind off sale: a day has either one departure without
 * a start time, or departures with start times. Throws `invalid_input` if people have booked a departure of the other
 * kind, and if a day would have too many departures.
 */
export async function replaceOtherKind(
  tx: Tx,
  id: string,
  keys: readonly DayKey[],
  at: Date,
): Promise<void> {
  const isTimed = keys.some(({ startTime }) => startTime !== '');
  const planned = (await listStarts(tx, id, [...new Set(keys.map(({ day }) => day))])).map(keyOnly);
  const isOther = ({ startTime }: DayKey) => (startTime !== '') !== isTimed;
  const others = planned.filter(isOther);
  if (others.length > 0) await takeFromSale(tx, id, others, at);
  const kept = planned.filter((key) => !isOther(key));
  refuseTooMany([...kept, ...keys]);
}

function refuseTooMany(keys: readonly DayKey[]): void {
  const counts = new Map<string, number>();
  for (const { day } of new Map(keys.map((key) => [keyText(key), key])).values()) {
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    if (count <= DEPARTURES_A_DAY_MAX) continue;
    const text = `must be at most ${DEPARTURES_A_DAY_MAX} on ${formatDay(day)}`;
    throw invalidInput('startTimes', text);
  }
}

async function takeFromSale(tx: Tx, id: string, keys: readonly DayKey[], at: Date): Promise<void> {
  // a trip that is moved to such a departure at this moment is either seen as booked, or refused afterward
  await lockDays(tx, id, keys, at);
  const [booked] = await bookedDays(tx, id, keys);
  if (booked !== undefined) {
    const other = booked.startTime === '' ? 'without a start time' : `at ${booked.startTime}`;
    throw invalidInput(
      'startTimes',
      `must not change on ${formatDay(booked.day)}: people have booked the departure ${other}`,
    );
  }
  await putDays(tx, id, keys, { scheduled: false }, at);
}

const keyOnly = ({ day, startTime }: DayKey): DayKey => ({ day, startTime });
