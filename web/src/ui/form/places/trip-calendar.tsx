import {
  type Availability,
  type ShownCalendar,
  shownCalendar,
  type ShownTrip,
  type TripStart,
} from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import { Button } from '../../controls/button.tsx';
import type { Joining } from './answers/join-waitlist.tsx';
import { type Month, monthOfDay } from './month.ts';
import { MonthSwitch } from './month-switch.tsx';
import * as texts from './places.texts.js';

const FaultAnswer = lazyComponent(() =>
  import('./answers/fault-answer.tsx').then((answer) => answer.FaultAnswer),
);

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
  /** The cost per day of a trip that begins on a day, as text, if it isn't the usual cost; otherwise empty. */
  seasonCost?: (day: string) => string;
  /** The visitor who may wait for a full day; omitted on pages without a waiting list. */
  joining?: Joining;
}

/** A line of its own, so that nothing below moves when the answer arrives. */
const NOTHING_YET = '\u00a0';

/** The trip that the traveler asks for: on the day that was pressed last, even if it can't begin on that day. */
interface Asked {
  /** Undefined while the days load. */
  shown: ShownCalendar | undefined;
  /** The trip with a length that the destination offers. */
  offered: ShownTrip;
  press: (start: TripStart) => void;
}

/** The calendar of a destination with limits: a month, and whether the trip can begin on the chosen day. */
export function TripCalendar({
  children,
  ...props
}: TripCalendarProps & {
  /** Shows the days or departures of the month, and a note about the chosen one. */
  children: (asked: Asked) => { choice: ReactNode; note?: ReactNode };
}) {
  const { calendar, day, days, isFailed, joining, label, month, onMonth, onRetry } = props;
  const [pressed, setPressed] = useState<TripStart | null>(null);
  const shown = calendar && shownCalendar(calendar);
  const trip = { people: props.people, days, ...(pressed ?? { day, startTime: props.startTime }) };
  const length = calendar ? Math.min(Math.max(days, calendar.minDays), calendar.maxDays) : days;
  const offered = { ...trip, days: length };
  const asked = pressed ? offered : trip;
  function choose(next: TripStart, wanted = length) {
    setPressed(null);
    if (monthOfDay(next.day) !== month) onMonth(monthOfDay(next.day));
    props.onTrip(next.day, wanted, next.startTime);
  }
  const press = (next: TripStart) =>
    shown?.faultOf({ ...offered, ...next }) === null ? choose(next) : setPressed(next);
  const { choice, note } = children({ shown, offered, press });
  const fault = shown && asked.day !== '' ? shown.faultOf(asked) : null;
  return (
    <section aria-label={label}>
      <MonthSwitch month={month} onMonth={onMonth} first={calendar?.today} last={calendar?.last} />
      {calendar?.confirm && (
        <p className="mb-2 px-2 text-sm font-medium text-lagoon">{texts.onRequest}</p>
      )}
      {choice}
      <div aria-live="polite" tabIndex={-1} className="mt-3 border-t border-line pt-3 text-sm">
        {isFailed && (
          <>
            {texts.failed}{' '}
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {texts.again}
            </Button>
          </>
        )}
        {!isFailed && asked.day === '' && texts.choose}
        {asked.day !== '' && !fault && (shown ? texts.fits(asked.people) : NOTHING_YET)}
        {calendar && shown && fault && (
          <FaultAnswer {...{ calendar, choose, fault, joining, shown, trip: asked }} />
        )}
        {note}
      </div>
    </section>
  );
}
