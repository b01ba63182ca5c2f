import { skipToken } from '@reduxjs/toolkit/query/react';
import { timeText } from '@wayfarer/contract';
import { ChipLink } from '../../../ui/controls/chip.tsx';
import { departuresApi } from '../../kit/departures/api.ts';
import { departurePath } from '../../kit/departures/departure-address.ts';
import { manifestTexts as texts } from './copy.texts.js';

/** Links to all departures of a day, if it has several, each with the number of people that have places. */
export function DepartureTimes({
  day,
  offerId,
  startTime: shown,
  taken: ofShown,
}: {
  offerId: string;
  day: string;
  startTime: string | null;
  /** The number of people that have places on the shown departure, which may be newer than the others'. */
  taken: number | undefined;
}) {
  const { currentData } = departuresApi.useDeparturesOfDayQuery(
    shown === null ? skipToken : { params: { id: offerId }, query: { from: day, to: day } },
    { refetchOnMountOrArgChange: true },
  );
  const starts = currentData?.days.filter(
    ({ scheduled, startTime, taken }) => startTime !== null && (scheduled || taken > 0),
  );
  if (starts === undefined || starts.length < 2) return null;
  return (
    <nav aria-label={texts.times} className="mb-5 flex flex-wrap gap-2.5 print:hidden">
      {starts.map(({ startTime, taken }) => (
        <ChipLink
          key={startTime}
          to={departurePath({ day, offerId, startTime })}
          active={startTime === shown}
          count={startTime === shown ? (ofShown ?? taken) : taken}
        >
          {startTime !== null && timeText(startTime)}
        </ChipLink>
      ))}
    </nav>
  );
}
