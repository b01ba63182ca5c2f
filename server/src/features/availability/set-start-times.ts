import { type BodyOf, DEPARTURES_A_DAY_MAX, formatDay } from '@wayfarer/contract';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { bookedDays, type DayKey, keyText, listStarts, putDays } from '../places/index.ts';

type Input = BodyOf<'putDepartures'>;

/**
 * The departures that a call sets, in order: those at the named start times, or all of each day. A day without
 * departures, and a day on which one without a start time is planned, is a single one.
 */
export async function keysToSet(
  tx: Tx,
  id: string,
  { days, set, startTimes }: Pick<Input, 'startTimes' | 'set'> & { days: readonly string[] },
): Promise<DayKey[]> {
  if (startTimes !== undefined) {
    const times = [...new Set(startTimes)].sort();
    return days.flatMap((day) => times.map((startTime) => ({ day, startTime })));
  }
  if (set.scheduled === true) return days.map((day) => ({ day, startTime: '' }));
  const planned = (await listStarts(tx, id, days)).map(keyOnly);
  return days.flatMap((day) => {
    const ofDay = planned.filter((key) => key.day === day);
    return ofDay.length > 0 ? ofDay : [{ day, startTime: '' }];
  });
}

/**
 * Takes the departures of the other kind from sale on the days on which departures are planned: a day has one departure
 * without a start time, or several with one. Throws `invalid_input` if people have booked a departure of the other
 * kind, and if a day would have too many departures.
 */
export async function replaceOtherKind(
  tx: Tx,
  id: string,
  keys: readonly DayKey[],
  at: Date,
): Promise<void> {
  const isTimed = keys.some(({ startTime }) => startTime !== '');
  const planned = await listStarts(tx, id, [...new Set(keys.map(({ day }) => day))]);
  const others = planned.filter(({ startTime }) => (startTime !== '') !== isTimed);
  const [booked] = await bookedDays(tx, id, others);
  if (booked !== undefined) {
    const other = isTimed ? 'without a start time' : 'with a start time';
    throw invalidInput('startTimes', `must not change: people have booked ${formatDay(booked.day)} ${other}`); // prettier-ignore
  }
  if (others.length > 0) await putDays(tx, id, others.map(keyOnly), { scheduled: false }, at);
  if (!isTimed) return;
  const counts = new Map<string, number>();
  const left = planned.filter(({ startTime }) => startTime !== '');
  for (const { day } of new Map([...left, ...keys].map((key) => [keyText(key), key])).values()) {
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  for (const [day, count] of counts) {
    if (count <= DEPARTURES_A_DAY_MAX) continue;
    throw invalidInput(
      'startTimes',
      `must be at most ${DEPARTURES_A_DAY_MAX} on ${formatDay(day)}`,
    );
  }
}

const keyOnly = ({ day, startTime }: DayKey): DayKey => ({ day, startTime });
