import {
  clampDays,
  DURATION_DAYS,
  firstTravelDay,
  formatDay,
  isOutOfSeason,
  isTripTooExpensive,
  LAST_TRAVEL_DAY,
  seasonText,
  TRIP_TOO_EXPENSIVE,
  type TripOffer,
  type TripValues,
} from '@wayfarer/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useToday } from '../../../../api/use-today.ts';
import { useMediaQuery } from '../../../../lib/hooks/use-media-query.ts';
import { ControlledField } from '../../../../ui/form/bound/controlled-field.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { fieldTexts as texts } from '../../copy.texts.js';
import type { Places } from './places-field.tsx';

const PlacesField = lazyComponent(async () => (await import('./places-field.tsx')).PlacesField);
const TravelCalendar = lazyComponent(
  async () => (await import('./travel-calendar.tsx')).TravelCalendar,
);

function seasonHint(season: string, date: string): string | undefined {
  if (season === '') return undefined;
  const name = seasonText(season);
  if (date === '' || !season.includes('(')) return texts.season(name);
  return isOutOfSeason(season, date) ? texts.outOfSeason(name) : texts.inSeason(name);
}

/**
 * The hint below the date field: the season, then the first possible date if there is a lead time. Without a lead time,
 * it says today's date at the destination if that differs from the traveler's.
 */
function useDateHint(
  season: string,
  date: string,
  { first, today }: { first: string; today: string },
): string | undefined {
  const here = useToday();
  const there = today === here ? undefined : texts.todayThere(formatDay(today));
  const start = first > today ? texts.firstDay(formatDay(first)) : there;
  return [seasonHint(season, date), start].filter(Boolean).join('. ') || undefined;
}

/**
 * The native date field, with a month calendar next to it if there is room. Dates are calendar days at the destination.
 */
export function TravelDateField({
  label,
  season,
  timeZone,
  leadDays,
  places,
}: {
  label: string;
  season: string;
  timeZone: string | null | undefined;
  /** The destination's lead time in days. */
  leadDays: number;
  /** Set for a destination with limits, whose calendar shows the days that have room. */
  places: Places | undefined;
}) {
  const today = useToday(timeZone);
  // empty on the server, which doesn't know today's date for the visitor
  const first = today === '' ? '' : firstTravelDay(today, leadDays);
  const hasRoom = useMediaQuery('(min-width: 40rem)');
  const { control } = useFormContext<TripValues>();
  const { field, fieldState } = useController({ control, name: 'travelDate' });
  const { field: time } = useController({ control, name: 'startTime' });
  const days = useWatch({ control, name: 'travelDuration' });
  const hint = useDateHint(season, field.value, { first, today });
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} required hint={hint} error={fieldState.error?.message}>
        <Input
          {...field}
          type="date"
          min={first}
          max={LAST_TRAVEL_DAY}
          className="max-w-sm"
          onChange={(event) => {
            field.onChange(event);
            // another day has other departures
            time.onChange('');
          }}
        />
      </Field>
      {places && (
        <PlacesField
          whileLoading={<Skeleton className="h-98 w-full max-w-104 rounded-card!" />}
          {...places}
          today={today}
        />
      )}
      {hasRoom && !places && (
        <>
          <TravelCalendar
            whileLoading={<Skeleton className="h-98 w-84 rounded-card!" />}
            day={field.value}
            days={clampDays(Number(days))}
            onDay={field.onChange}
            today={today}
            first={first}
            season={season}
            label={texts.calendar}
          />
          <p className="max-w-84 text-xs text-muted">
            {season.includes('(') && texts.seasonLegend} {field.value !== '' && texts.tripLegend}
          </p>
        </>
      )}
    </div>
  );
}

/** The trip's number of days, chosen by buttons or typed. */
export function DurationField({ offer }: { offer: TripOffer }) {
  const days = useWatch<TripValues, 'travelDuration'>({ name: 'travelDuration' });
  return (
    <ControlledField
      name="travelDuration"
      label={texts.duration}
      required
      hint={texts.range({ min: DURATION_DAYS.min, max: DURATION_DAYS.max })}
      warning={isTripTooExpensive(offer, days) ? TRIP_TOO_EXPENSIVE : undefined}
    >
      {(control) => (
        <Stepper
          {...control}
          min={DURATION_DAYS.min}
          max={DURATION_DAYS.max}
          lessLabel={texts.fewer}
          moreLabel={texts.more}
          className="max-w-60"
        />
      )}
    </ControlledField>
  );
}
