import {
  addDays,
  type Availability,
  formatWeekday,
  NEAREST_DAYS,
  type ShownCalendar,
  shownCalendar,
  type ShownTrip,
  type TripStart,
  monthOf,
} from '@wayfarer/contract';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../display/icon.tsx';
import { DayGrid } from './day-grid.tsx';
import { dayView } from './day-view.ts';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import { DepartureList } from './departure-list.tsx';
import { faultText } from './fault-text.ts';
import type { Joining } from './join-waitlist.tsx';
import { addMonths, type Month, monthOfDay } from './month.ts';
import { startText } from './start-text.ts';
import { placesTexts as texts } from './places.texts.js';

const JoinWaitlist = lazyComponent(async () => (await import('./join-waitlist.tsx')).JoinWaitlist);

export interface TripCalendarProps {
  label: string;
  /** The days of the month and the days after it; undefined while they load. */
  calendar: Availability | undefined;
  isFailed: boolean;
  onRetry: () => void;
  month: Month;
  onMonth: (month: Month) => void;
  /** The first day of the trip, or empty. */
  day: string;
  /** The start time of the chosen departure; null without one. */
  startTime: string | null;
  days: number;
  /** The number of places that the party takes. */
  people: number;
  /** Called with the trip's first day, its length, and the start time of its departure. */
  onTrip: (day: string, days: number, startTime: string | null) => void;
  /** The visitor who may wait for a full day; omitted on pages without a waiting list. */
  joining?: Joining;
}

/** The month's name between buttons for the previous and the next month. */
function MonthSwitch({ calendar, month, onMonth }: TripCalendarProps) {
  const last = calendar?.last ?? null;
  const isFirst = calendar !== undefined && month <= monthOfDay(calendar.today);
  const isLast = last !== null && month >= monthOfDay(last);
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton
        label={texts.previous}
        disabled={isFirst}
        onClick={() => onMonth(addMonths(month, -1))}
        icon={<Icon shape={ChevronLeft} className="size-5 rtl:-scale-x-100" />}
      />
      <p aria-live="polite" className="font-semibold">
        {monthOf(month)}
      </p>
      <IconButton
        label={texts.next}
        disabled={isLast}
        onClick={() => onMonth(addMonths(month, 1))}
        icon={<Icon shape={ChevronRight} className="size-5 rtl:-scale-x-100" />}
      />
    </div>
  );
}

/**
 * Says that the chosen departure is guaranteed, or when the agency decides that. Nothing for a departure without a
 * minimum.
 */
function Going({ calendar, start }: { calendar: Availability; start: TripStart }) {
  const ofDay = calendar.days.filter(({ day }) => day === start.day);
  const known =
    ofDay.length === 1 ? ofDay[0] : ofDay.find(({ startTime }) => startTime === start.startTime);
  if (known?.guaranteed) return <p className="mt-2">{texts.goes}</p>;
  if (!known?.minimum) return null;
  const { decideOn } = known.minimum;
  // staff may decide later than they planned
  const isDue = decideOn < calendar.today;
  return <p className="mt-2">{isDue ? texts.notYetSoon : texts.notYet(formatWeekday(decideOn))}</p>;
}

interface AnswerProps {
  trip: ShownTrip;
  shown: ShownCalendar;
  onStart: (start: TripStart) => void;
  onDays: (days: number) => void;
  joining: Joining | undefined;
}

/** Says if the trip can begin on the pressed or chosen day. If not, offers an alternative. */
function Answer({ joining, onDays, onStart, shown, trip }: AnswerProps) {
  const fault = shown.faultOf(trip);
  if (fault === null) return <>{texts.fits(trip.people)}</>;
  const nearest = shown.nearest(trip, NEAREST_DAYS);
  return (
    <>
      {faultText(fault)}{' '}
      {'days' in fault && (
        <Button size="sm" variant="secondary" onClick={() => onDays(fault.days)}>
          {texts.make(fault.days)}
        </Button>
      )}
      {nearest.length > 0 && (
        <span className="mt-2 flex flex-wrap items-center gap-2">
          {texts.nearest}
          {nearest.map((start) => (
            <Button
              key={startText(start)}
              size="sm"
              variant="secondary"
              onClick={() => onStart(start)}
            >
              {startText(start)}
            </Button>
          ))}
        </span>
      )}
      {joining && fault.reason === 'full' && <JoinWaitlist joining={joining} trip={trip} />}
    </>
  );
}

/** The length of trip that the destination offers and that is closest to `days`. */
const offeredDays = (days: number, calendar: Availability | undefined) =>
  calendar === undefined ? days : Math.min(Math.max(days, calendar.minDays), calendar.maxDays);

/**
 * The calendar's margins and padding. On screens below 24rem, the texts in the days need all of the card's width. These
 * styles aren't in the style sheet, because Home loads that, too.
 */
const NARROW = {
  marginInline: 'clamp(-1rem, calc(100vw - 24rem), 0rem)',
  paddingInline: 'clamp(0.125rem, calc(100vw - 23.25rem), 0.75rem)',
} as const;

/** The calendar of a destination with limits. It shows which days have room for this trip, and offers alternatives. */
export function TripCalendar(props: TripCalendarProps) {
  const { calendar, day, days, isFailed, label, month, onMonth, onRetry, people, startTime } =
    props;
  const [pressed, setPressed] = useState<TripStart | null>(null);
  const shown = calendar && shownCalendar(calendar);
  const asked = pressed ?? { day, startTime };
  const trip = { ...asked, days, people };
  const offered = { ...trip, days: offeredDays(days, calendar) };
  function choose(next: TripStart, length = offered.days) {
    setPressed(null);
    if (monthOfDay(next.day) !== month) onMonth(monthOfDay(next.day));
    props.onTrip(next.day, length, next.startTime);
  }
  function press(next: TripStart) {
    if (shown?.faultOf({ ...offered, ...next }) === null) choose(next);
    else setPressed(next);
  }
  const ofTrip = day === '' || calendar?.mode === 'departures' ? [] : Array.from({ length: days }, (_, n) => addDays(day, n)); // prettier-ignore
  return (
    <section
      aria-label={label}
      className="rounded-card border border-line bg-surface p-3"
      style={NARROW}
    >
      <MonthSwitch {...props} />
      {calendar?.confirm === 'on_request' && (
        <p className="mb-2 px-2 text-sm font-medium text-lagoon">{texts.onRequest}</p>
      )}
      {calendar && shown && calendar.mode === 'departures' ? (
        <DepartureList
          {...{ calendar, shown, month, people, onMonth }}
          start={{ day, startTime }}
          days={offered.days}
          onPress={press}
          canWait={props.joining !== undefined}
        />
      ) : (
        <DayGrid
          month={month}
          onMonth={onMonth}
          day={day}
          trip={new Set(ofTrip)}
          today={calendar?.today ?? ''}
          viewOf={
            shown &&
            ((of) => dayView({ ...offered, day: of, startTime: null }, shown, calendar?.confirm))
          }
          onPress={(of) => press({ day: of, startTime: null })}
        />
      )}
      <div aria-live="polite" className="mt-3 border-t border-line pt-3 text-sm">
        {isFailed && (
          <>
            {texts.failed}{' '}
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {texts.again}
            </Button>
          </>
        )}
        {shown && asked.day === '' && texts.choose}
        {shown && asked.day !== '' && (
          <Answer
            trip={pressed === null ? trip : offered}
            shown={shown}
            joining={props.joining}
            onStart={(next) => choose(next)}
            onDays={(length) => choose(asked, length)}
          />
        )}
        {calendar && asked.day !== '' && <Going calendar={calendar} start={asked} />}
      </div>
    </section>
  );
}
