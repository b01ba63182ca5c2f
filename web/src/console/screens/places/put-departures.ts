import type { BodyOf } from '@wayfarer/contract';
import { placesApi } from './api.ts';

/** Days that have departures at the same start times; the time is empty for a departure without one. */
export interface SameDepartures {
  days: string[];
  times: readonly string[];
}

/** Groups days by their start times, so that few calls are needed to change the departures. */
export function departuresOf(
  departures: readonly { day: string; startTime: string | null }[],
): SameDepartures[] {
  const timesOn = new Map<string, string[]>();
  for (const { day, startTime } of departures) {
    timesOn.set(day, [...(timesOn.get(day) ?? []), startTime ?? '']);
  }
  const groups = new Map<string, SameDepartures>();
  for (const [day, times] of timesOn) {
    const group = groups.get(times.join()) ?? { days: [], times };
    group.days.push(day);
    groups.set(times.join(), group);
  }
  return [...groups.values()];
}

/** Sets departures of a destination, one call for each group. Stops at the first call that fails. */
export function usePutDepartures(id: string) {
  const [put] = placesApi.usePutDeparturesMutation();
  return async (
    groups: readonly SameDepartures[],
    more: Pick<BodyOf<'putDepartures'>, 'set'> & { anyway?: boolean },
  ) => {
    let answer: { error?: unknown } = {};
    for (const { days, times } of groups) {
      const startTimes = times.filter((time) => time !== '');
      const named = startTimes.length > 0 && { startTimes };
      answer = await put({ params: { id }, body: { days, ...named, ...more } });
      if (answer.error !== undefined) break;
    }
    return answer;
  };
}
