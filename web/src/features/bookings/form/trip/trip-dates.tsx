import {
  cancellationEnds,
  clampDays,
  formatDay,
  lastTripDay,
  travelDateFault,
  type TripValues,
  withStartTime,
} from '@wayfarer/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useToday } from '../../../../api/use-today.ts';
import { tripDatesTexts as texts } from '../../copy.texts.js';

function Fact({
  label,
  day,
  time = '',
}: {
  label: string;
  day: string;
  /** The start time; empty for none. */
  time?: string;
}) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular font-semibold">
        <time dateTime={time === '' ? day : `${day}T${time}`}>
          {withStartTime(formatDay(day), time || null)}
        </time>
      </dd>
    </div>
  );
}

/** The trip's first and last day and, under the usual terms, the day before which it can be canceled. */
export function TripDates({
  timeZone,
  usualTerms,
}: {
  timeZone: string | null | undefined;
  usualTerms: boolean;
}) {
  const today = useToday(timeZone);
  const { control } = useFormContext<TripValues>();
  const [date, time, days] = useWatch({
    control,
    name: ['travelDate', 'startTime', 'travelDuration'],
  });
  if (today === '' || travelDateFault(date, today) !== null) return null;
  const ends = cancellationEnds(date);
  const canceling = today < ends ? texts.cancelBefore(formatDay(ends)) : texts.tooLateToCancel;
  return (
    <section aria-label={texts.label} className="max-w-sm rounded-card bg-sunken p-4 text-sm">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label={texts.departure} day={date} time={time} />
        <Fact label={texts.return} day={lastTripDay(date, clampDays(Number(days)))} />
      </dl>
      {usualTerms && <p className="mt-3 text-muted">{canceling}</p>}
    </section>
  );
}
