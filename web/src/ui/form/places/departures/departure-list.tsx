import {
  type Availability,
  FEW_PLACES,
  timeText,
  formatWeekday,
  lastTripDay,
  type ShownCalendar,
  type TripStart,
  monthOf,
  withStartTime,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Button } from '../../../controls/button.tsx';
import { Badge } from '../../../display/badge.tsx';
import { type Month, monthOfDay } from '../month.ts';
import type { TripCalendarProps } from '../trip-calendar.tsx';
import * as texts from './departures.texts.js';

interface DepartureListProps {
  month: Month;
  calendar: Availability;
  shown: ShownCalendar;
  /** The chosen departure; the day is empty if none is chosen. */
  start: TripStart;
  days: number;
  people: number;
  onPress: (start: TripStart) => void;
  onMonth: (month: Month) => void;
  seasonCost: TripCalendarProps['seasonCost'];
  /** True if full departures lead to their waiting list. */
  canWait: boolean;
}

type Known = Availability['days'][number];

/** The departures of a month as a choice, by day and start time. A departure without room says so. */
export function DepartureList({ onMonth, ...list }: DepartureListProps) {
  const { calendar, month } = list;
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
      {[...new Set(listed.map(({ day }) => day))].map((day) => (
        <Day key={day} name={name} departures={listed.filter((of) => of.day === day)} {...list} />
      ))}
      {listed.some(({ startTime }) => startTime !== null) && (
        <p className="px-2 pt-2 text-xs text-muted">{texts.localTime}</p>
      )}
    </fieldset>
  );
}

type ChoiceProps = Omit<DepartureListProps, 'month' | 'onMonth'> & { name: string };

/** A day with its departures. If there are several, each is named by its start time. */
function Day({ departures, ...list }: ChoiceProps & { departures: readonly Known[] }) {
  const [first, ...others] = departures;
  if (first === undefined) return null;
  const { day } = first;
  if (others.length === 0) {
    const when = first.startTime === null ? '' : ` · ${timeText(first.startTime)}`;
    return (
      <div className={ROW}>
        <Departure {...list} isOnly of={first} title={`${formatWeekday(day)}${when}`} />
      </div>
    );
  }
  const { days, start } = list;
  const until = untilText(day, days);
  return (
    <div role="group" aria-label={formatWeekday(day)} className={clsx(ROW, 'pt-3')}>
      <p className="px-2 text-sm">
        <span className="font-semibold">{formatWeekday(day)}</span>{' '}
        <span className="text-xs text-muted">{until}</span>
      </p>
      {departures.map((known) => (
        <Departure
          key={known.startTime}
          {...list}
          // no note about the last day, because the line above shows it
          days={1}
          length={days}
          start={start}
          of={known}
          title={timeText(known.startTime ?? '')}
        />
      ))}
    </div>
  );
}

const ROW = 'border-b border-line last:border-0';

/** One departure as a choice. */
function Departure({
  calendar,
  canWait,
  days,
  isOnly = false,
  length = days,
  name,
  of: known,
  onPress,
  people,
  seasonCost,
  shown,
  start,
  title,
}: ChoiceProps & {
  of: Known;
  title: string;
  /** True if its day has no other departure, so that it needs no start time. */
  isOnly?: boolean;
  /** The length of the trip in days. */
  length?: number;
}) {
  const { day, startTime } = known;
  const fault = shown.faultOf({ day, startTime, days: length, people });
  const isTime = startTime === start.startTime || (isOnly && start.startTime === null);
  const isChosen = day === start.day && isTime;
  return (
    <div
      className={clsx(
        'flex min-h-13 flex-wrap items-center gap-x-3 px-2 py-2',
        isChosen && 'bg-lagoon-soft',
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
          checked={isChosen}
          disabled={fault !== null}
          onChange={() => onPress({ day, startTime })}
          className="size-5 shrink-0 rounded-full accent-(--brand)"
        />
        <Facts
          of={known}
          title={title}
          days={days}
          cost={seasonCost?.(day)}
          isOut={fault !== null}
        />{' '}
        <span className="shrink-0 whitespace-nowrap">
          <PlacesLeft left={known.closed ? 0 : known.left} confirm={calendar.confirm} />
        </span>
      </label>
      {canWait && fault?.reason === 'full' && (
        <Button size="sm" variant="ghost" onClick={() => onPress({ day, startTime })}>
          {texts.waitingList}{' '}
          <span className="sr-only">{withStartTime(formatWeekday(day), startTime)}</span>
        </Button>
      )}
    </div>
  );
}

/** A departure's day or time, and notes; struck through if the departure can't be chosen. */
function Facts({
  cost,
  days,
  isOut,
  of,
  title,
}: {
  of: Known;
  title: string;
  days: number;
  cost: string | undefined;
  isOut: boolean;
}) {
  return (
    <span className="min-w-0 grow">
      <span className={clsx('block font-semibold', isOut && 'line-through')}>{title}</span>
      <span className="block text-xs text-muted">{notesOf(of, days, cost)}</span>
      {of.guaranteed && (
        <span className="block text-xs font-semibold text-success">{texts.guaranteed}</span>
      )}
    </span>
  );
}

/** The last day of a trip with this departure, its cost, the agency's note, and the number of people that it needs. */
function notesOf({ day, minimum, note }: Known, days: number, cost?: string): string {
  return [
    untilText(day, days),
    cost ? texts.costs(cost) : '',
    note,
    minimum ? goingText(minimum) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The last day of a trip; empty for one day. */
const untilText = (day: string, days: number) =>
  days > 1 ? texts.until(formatWeekday(lastTripDay(day, days))) : '';

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
