import { skipToken } from '@reduxjs/toolkit/query/react';
import * as contract from '@wayfarer/contract';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { departuresApi } from './api.ts';
import { startTimeTexts as texts } from './copy.texts.js';

interface Start {
  time: string;
  text: string;
}

/** The departures of a destination on a day that have a start time, and their free places. */
function useStarts(spotId: string | null, day: string): readonly Start[] | undefined {
  const { currentData } = departuresApi.useDeparturesOfDayQuery(
    spotId === null || !contract.isCalendarDay(day)
      ? skipToken
      : { params: { id: spotId }, query: { from: day, to: day } },
    { refetchOnMountOrArgChange: true },
  );
  return currentData?.days.flatMap(({ capacity, kept, scheduled, startTime, taken, closed }) => {
    if (startTime === null || !scheduled || closed) return [];
    const places = capacity ?? currentData.limits.capacity;
    const time = contract.timeText(startTime);
    const left = places === null ? null : Math.max(0, places - taken - kept);
    return [{ time: startTime, text: left === null ? time : texts.left({ time, left }) }];
  });
}

/**
 * The choice of a start time in the form of a trip. It is shown only if the chosen day has departures with start
 * times. If the chosen day has no departure at the chosen time, the time is cleared.
 */
export function StartTimeField({ spotId }: { spotId: string | null }) {
  const { getValues, setValue } = useFormContext<{ travelDate: string; startTime: string }>();
  const day = useWatch<{ travelDate: string }, 'travelDate'>({ name: 'travelDate' });
  const starts = useStarts(spotId, day);
  useEffect(() => {
    const chosen = getValues('startTime');
    const isGone = starts !== undefined && !starts.some(({ time }) => time === chosen);
    if (chosen !== '' && isGone) setValue('startTime', '');
  }, [getValues, setValue, starts]);
  if (starts === undefined || starts.length === 0) return null;
  return (
    <FormField name="startTime" label={texts.label} hint={texts.hint} required>
      <Select>
        <option value="">{texts.choose}</option>
        {starts.map(({ text, time }) => (
          <option key={time} value={time}>
            {text}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
