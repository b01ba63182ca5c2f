import { skipToken } from '@reduxjs/toolkit/query';
import * as contract from '@wayfarer/contract';
import { useState } from 'react';
import { injectEndpoints, read } from '../api/request.ts';

const availabilityApi = injectEndpoints((build) => ({
  availability: read(build, contract.getAvailability),
}));

/** The number of days to load, enough for a month and the longest trip that begins in it. */
const LOADED_DAYS = 92;

/**
 * The month of the next departure, among the months that are loaded completely. It is undefined if none of them has a
 * departure, or if trips can begin on any day.
 */
function departureMonth(calendar: contract.Availability | undefined, from: string) {
  if (calendar?.mode !== 'departures') return undefined;
  const next = calendar.days.find(({ closed, day }) => !closed && day >= calendar.first)?.day;
  const isLoaded = next !== undefined && next < contract.addDays(from, LOADED_DAYS - 31);
  return isLoaded ? next.slice(0, 7) : undefined;
}

/**
 * The calendar of a destination with limits, from the first day of the shown month on. That month is the month of the
 * trip's day, of today or of the next departure, until the traveler chooses another one. `day` and `today` may be
 * empty. The calendar is undefined until it has loaded.
 */
export function useAvailability(spotId: string, day: string, today: string) {
  const [turned, setTurned] = useState('');
  const [seen, setSeen] = useState(day);
  // shows the month of a newly chosen or typed day
  if (day !== seen) {
    setSeen(day);
    setTurned('');
  }
  const month = turned || (day || today).slice(0, 7);
  const from = `${month}-01`;
  const asked = contract.isCalendarDay(from)
    ? { params: { id: spotId }, query: { from, to: contract.addDays(from, LOADED_DAYS) } }
    : skipToken;
  const { currentData, isError, refetch } = availabilityApi.useAvailabilityQuery(asked, {
    refetchOnMountOrArgChange: 30,
  });
  return {
    calendar: currentData,
    isFailed: isError,
    onRetry: () => void refetch(),
    month: (turned || day) === '' ? (departureMonth(currentData, from) ?? month) : month,
    onMonth: setTurned,
  };
}
