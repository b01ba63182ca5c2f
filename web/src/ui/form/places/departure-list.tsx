import {
  type Availability,
  FEW_PLACES,
  formatWeekday,
  lastTripDay,
  type ShownCalendar,
  monthOf,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Button } from '../../controls/button.tsx';
import { Badge } from '../../display/badge.tsx';
import { type Month, monthOfDay } from './month.ts';
import { placesTexts as texts } from './places.texts.js';

interface DepartureListProps {
  month: Month;
  calendar: Availability;
  shown: ShownCalendar;
  day: string;
  days: number;
  people: number;
  onPress: (day: string) => void;
  onMonth: (month: Month) => void;
}

/** The departures of a month as a choice; those without room say so. */
export function DepartureList({
  calendar,
  day,
  days,
  month,
  onMonth,
  onPress,
  people,
  shown,
}: DepartureListProps) {
  const name = useId();
  const listed = calendar.days.filter(
    (known) => monthOfDay(known.day) === month && known.day >= calendar.today,
  );
  if (listed.length === 0) {
    const next = calendar.days.find((known) => monthOfDay(known.day) > month);
    return (
      <p className="flex flex-wrap items-center gap-2 py-4 text-muted">
        {texts.none(monthOf(month))}
        {next !== undefined && (
          <Button size="sm" variant="secondary" onClick={() => onMonth(monthOfDay(next.day))}>
            {texts.nextDay(formatWeekday(next.day))}
          </Button>
        )}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.departures(monthOf(month))}</legend>
      {listed.map((known) => {
        const trip = { day: known.day, days, people };
        const fault = shown.faultOf(trip);
        return (
          <label
            key={known.day}
            className={clsx(
              'flex min-h-13 items-center gap-3 border-b border-line px-2 py-2 last:border-0',
              known.day === day && 'bg-lagoon-soft',
              fault === null ? 'cursor-pointer' : 'text-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={known.day === day}
              disabled={fault !== null}
              onChange={() => onPress(known.day)}
              className="size-5 shrink-0 accent-(--brand)"
            />
            <span className="min-w-0 grow">
              <span className={clsx('block font-semibold', fault !== null && 'line-through')}>
                {formatWeekday(known.day)}
              </span>
              <span className="block text-xs text-muted">
                {days > 1 && texts.until(formatWeekday(lastTripDay(known.day, days)))}
                {known.note !== '' && ` · ${known.note}`}
              </span>
            </span>
            <PlacesLeft left={known.closed ? 0 : known.left} confirm={calendar.confirm} />
          </label>
        );
      })}
    </fieldset>
  );
}

function PlacesLeft({ confirm, left }: { left: number | null; confirm: Availability['confirm'] }) {
  if (left === null || left > FEW_PLACES) {
    return confirm === 'on_request' && <Badge tone="lagoon">{texts.askFirst}</Badge>;
  }
  if (left === 0) return <Badge>{texts.soldOut}</Badge>;
  return <Badge tone="warning">{texts.placesLeft(left)}</Badge>;
}
