import type { DaySpan, SpotAvailability } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import type { Month } from '../../../ui/form/places/month.ts';
import { MonthGrid } from '../../../ui/form/places/month-grid.tsx';
import { MonthSwitch } from '../../../ui/form/places/month-switch.tsx';
import { calendarTexts as texts } from './copy.texts.js';
import { type DayFacts, dayName, factsOf, isOversold, timeOf } from './day-facts.ts';

interface DaysCalendarProps {
  places: SpotAvailability;
  month: Month;
  onMonth: (month: Month) => void;
  span: DaySpan | null;
  /**
   * Called with a day that was pressed, or reached by keyboard. With `extend`, the chosen span should reach to that
   * day.
   */
  onDay: (day: string, extend: boolean) => void;
  /** Called with Enter on a chosen day. */
  onEdit: () => void;
  /** The day that has the keyboard focus. */
  cursor: string;
}

const isInSpan = (day: string, span: DaySpan | null) =>
  span !== null && day >= span.from && day <= span.to;

/** A month of a destination, in which a span of days can be chosen. */
export function DaysCalendar(props: DaysCalendarProps) {
  const { cursor, month, onDay, onEdit, onMonth, places, span } = props;
  const facts = factsOf(places);
  return (
    <div className="min-w-0">
      <div className="max-w-72">
        <MonthSwitch month={month} onMonth={onMonth} first={places.today} />
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-sunken">
        <MonthGrid
          month={month}
          onMonth={onMonth}
          day={cursor}
          today={places.today}
          onMove={onDay}
          cellClass="border-t border-line bg-surface p-0 align-top"
        >
          {(day, button) => {
            const of = facts(day);
            const isPast = day < places.today;
            const isChosen = isInSpan(day, span);
            return (
              <button
                {...button}
                aria-label={dayName(day, of)}
                aria-pressed={isChosen}
                disabled={isPast}
                onClick={({ detail, shiftKey }: MouseEvent) => {
                  // Enter is a click without a pointer; it keeps a span that was chosen by keys
                  if (detail === 0 && isChosen) onEdit();
                  else onDay(day, shiftKey);
                }}
                className={clsx(
                  'flex min-h-18 w-full flex-col gap-0.5 px-1 py-1.5 text-start text-sm wrap-anywhere -outline-offset-2 sm:px-2',
                  isChosen ? 'bg-lagoon-soft' : of.every(({ closed }) => closed) && 'bg-sunken',
                  isPast && 'opacity-60',
                )}
              >
                <Cell day={day} facts={of} />
              </button>
            );
          }}
        </MonthGrid>
      </div>
      <p className="mt-3 text-sm text-muted">{texts.keys}</p>
    </div>
  );
}

/** The number of a day, and the texts of its departures. */
function Cell({ day, facts }: { day: string; facts: readonly DayFacts[] }) {
  return (
    <>
      <span className={clsx(facts.every(({ isNone }) => isNone) ? 'text-muted' : 'font-semibold')}>
        {Number(day.slice(8))}
      </span>
      {facts.slice(0, MOST_SHOWN).map((fact) => (
        <Marks key={fact.startTime} facts={fact} />
      ))}
      {facts.length > MOST_SHOWN && (
        <span className="text-xs text-muted">{texts.more(facts.length - MOST_SHOWN)}</span>
      )}
    </>
  );
}

/** The number of departures that a cell has room for. */
const MOST_SHOWN = 4;

/** The texts of a day or of one of its departures, below the day's number. */
function Marks({ facts }: { facts: DayFacts }) {
  const { closed, isNone, note, places, taken, waiting } = facts;
  const isShown = places !== null && (!isNone || taken > 0);
  return (
    <>
      {facts.startTime !== null && <span className="text-xs font-semibold">{timeOf(facts)}</span>}
      {closed && <span className="text-xs font-semibold">{texts.closed}</span>}
      {isShown && (
        <span className={clsx('text-xs', isOversold(facts) && 'font-semibold text-danger')}>
          {isOversold(facts) ? texts.over(taken - places) : texts.taken({ taken, places })}
          {taken === places && ` ${texts.full}`}
        </span>
      )}
      {isShown && (
        <ShareBar
          part={taken}
          whole={places}
          className={clsx(
            'mt-auto h-1 shrink-0 bg-line',
            isOversold(facts) ? 'text-danger' : 'text-lagoon',
          )}
        />
      )}
      {facts.going !== '' && (
        <span className="hidden text-xs text-muted sm:block">{facts.going}</span>
      )}
      {waiting > 0 && (
        <span className="text-xs font-semibold text-sun-ink">{texts.waiting(waiting)}</span>
      )}
      {note !== '' && <span className="hidden text-xs text-muted sm:line-clamp-2">{note}</span>}
    </>
  );
}
