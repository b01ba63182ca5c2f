import { skipToken } from '@reduxjs/toolkit/query';
import * as contract from '@wayfarer/contract';
import { injectEndpoints } from '../api/client.ts';
import { read } from '../api/request.ts';

const availabilityApi = injectEndpoints((build) => ({
  availability: read(build, contract.getAvailability),
}));

/** The number of days that are loaded: the month, and the longest trip that begins in it. */
const LOADED_DAYS = 92;

/**
 * The calendar of a limited destination from the first day of a month ('2027-04'). Undefined until it has loaded;
 * `spotId` is undefined for a destination without limits, for which nothing is loaded.
 */
export function useAvailability(spotId: string | undefined, month: string) {
  const from = `${month}-01`;
  const asked =
    spotId === undefined || !contract.isCalendarDay(from)
      ? skipToken
      : { params: { id: spotId }, query: { from, to: contract.addDays(from, LOADED_DAYS) } };
  const { currentData, isError, refetch } = availabilityApi.useAvailabilityQuery(asked, {
    refetchOnMountOrArgChange: 30,
  });
  return { calendar: currentData, isFailed: isError, retry: () => void refetch() };
}
