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
  /** True if full departures lead to their waiting list. */
  canWait: boolean;
}

/** The departures of a month as a choice. A departure without room says so. */
export function DepartureList({
  calendar,
  canWait,
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
          <div
            key={known.day}
            className={clsx(
              'flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line px-2 py-2 last:border-0',
              known.day === day && 'bg-lagoon-soft',
            )}
          >
            <label
              className={clsx(
                'flex min-w-0 grow items-center gap-3',
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
              <Facts of={known} days={days} isOut={fault !== null} />
              <span className="shrink-0 whitespace-nowrap">
                <PlacesLeft left={known.closed ? 0 : known.left} confirm={calendar.confirm} />
              </span>
            </label>
            {canWait && fault?.reason === 'full' && (
              <Button size="sm" variant="ghost" onClick={() => onPress(known.day)}>
                {texts.waitingList}
                <span className="sr-only">{formatWeekday(known.day)}</span>
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** A departure's day and notes; struck through if the departure can't be chosen. */
function Facts({
  days,
  isOut,
  of,
}: {
  of: Availability['days'][number];
  days: number;
  isOut: boolean;
}) {
  return (
    <span className="min-w-0 grow">
      <span className={clsx('block font-semibold', isOut && 'line-through')}>
        {formatWeekday(of.day)}
      </span>
      <span className="block text-xs text-muted">{notesOf(of, days)}</span>
      {of.guaranteed && (
        <span className="block text-xs font-semibold text-success">{texts.guaranteed}</span>
      )}
    </span>
  );
}

/** The last day of a trip with this departure, the agency's note, and the number of people that the departure needs. */
function notesOf({ day, minimum, note }: Availability['days'][number], days: number): string {
  const until = days > 1 ? texts.until(formatWeekday(lastTripDay(day, days))) : '';
  return [until, note, minimum ? goingText(minimum) : ''].filter((text) => text !== '').join(' · ');
}

/** How many people a departure needs, and how many of them are missing. */
const goingText = ({ missing, people }: { missing: number; people: number }) =>
  missing > 0 ? texts.goesFromMissing({ people, missing }) : texts.goesFrom(people);

function PlacesLeft({ confirm, left }: { left: number | null; confirm: Availability['confirm'] }) {
  if (left === null || left > FEW_PLACES) {
    return confirm === 'on_request' && <Badge tone="lagoon">{texts.askFirst}</Badge>;
  }
  if (left === 0) return <Badge>{texts.soldOut}</Badge>;
  return <Badge tone="warning">{texts.placesLeft(left)}</Badge>;
}
