import {
  type DaySpan,
  FIRST_WEEKDAY,
  monthOf,
  type SpotAvailability,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { arrowStep } from '../../../lib/direction.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import {
  addMonths,
  dayByKey,
  type Month,
  monthOfDay,
  weeksOf,
} from '../../../ui/form/places/month.ts';
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
  /** The day that has the keyboard focus. */
  cursor: string;
}

const isInSpan = (day: string, span: DaySpan | null) =>
  span !== null && day >= span.from && day <= span.to;

function MonthSwitch({ month, onMonth, places }: DaysCalendarProps) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <IconButton
        label={texts.previous}
        look="outline"
        disabled={month <= monthOfDay(places.today)}
        onClick={() => onMonth(addMonths(month, -1))}
        icon={<Icon shape={ChevronLeft} className="size-5 rtl:-scale-x-100" />}
      />
      <p
        aria-live="polite"
        className="display min-w-0 grow text-center text-xl sm:min-w-40 sm:grow-0"
      >
        {monthOf(month)}
      </p>
      <IconButton
        label={texts.next}
        look="outline"
        onClick={() => onMonth(addMonths(month, 1))}
        icon={<Icon shape={ChevronRight} className="size-5 rtl:-scale-x-100" />}
      />
    </div>
  );
}

/** Moves the focus by keys, into other months, too. */
function useKeys({ cursor, month, onDay, onMonth, places }: DaysCalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const first = month === monthOfDay(places.today) ? places.today : `${month}-01`;
  const stop = monthOfDay(cursor) === month ? cursor : first;
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);
  function onKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, stop, arrowStep(event.key));
    if (next === null || next < places.today) return;
    event.preventDefault();
    byKey.current = true;
    if (monthOfDay(next) !== month) onMonth(monthOfDay(next));
    onDay(next, event.shiftKey);
  }
  return { grid, stop, onKeyDown };
}

const columns = Array.from({ length: 7 }, (_, column) => (column + FIRST_WEEKDAY) % 7);

/** A month of a destination, in which a span of days can be chosen. */
export function DaysCalendar(props: DaysCalendarProps) {
  const { month, onDay, places, span } = props;
  const { grid, onKeyDown, stop } = useKeys(props);
  const facts = factsOf(places);
  return (
    <div className="min-w-0">
      <MonthSwitch {...props} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its arrow keys make it one
        role="grid"
        aria-label={monthOf(month)}
        aria-multiselectable
        onKeyDown={onKeyDown}
        className="tabular w-full table-fixed border-collapse overflow-hidden rounded-card border border-line bg-surface"
      >
        <thead>
          <tr className="bg-sunken">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-1 py-2 text-xs font-medium text-muted">
                <abbr title={WEEKDAY_NAMES[column]} className="no-underline">
                  {WEEKDAYS[column]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="border border-line p-0 align-top">
                  {monthOfDay(day) === month && (
                    <Cell
                      day={day}
                      facts={facts(day)}
                      isChosen={isInSpan(day, span)}
                      isStop={day === stop}
                      isPast={day < places.today}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">{texts.keys}</p>
    </div>
  );
}

interface CellProps {
  day: string;
  facts: readonly DayFacts[];
  isChosen: boolean;
  isStop: boolean;
  isPast: boolean;
  onDay: DaysCalendarProps['onDay'];
}

function Cell({ day, facts, isChosen, isPast, isStop, onDay }: CellProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={dayName(day, facts)}
      aria-pressed={isChosen}
      disabled={isPast}
      onClick={(event: MouseEvent) => onDay(day, event.shiftKey)}
      className={clsx(
        'flex min-h-18 w-full flex-col gap-0.5 px-1.5 py-1.5 text-start text-sm sm:px-2',
        isChosen ? 'bg-lagoon-soft' : facts.every(({ closed }) => closed) && 'bg-sunken',
        isPast && 'opacity-60',
      )}
    >
      <span className={clsx(facts.every(({ isNone }) => isNone) ? 'text-muted' : 'font-semibold')}>
        {Number(day.slice(8))}
      </span>
      {facts.slice(0, MOST_SHOWN).map((fact) => (
        <Marks key={fact.startTime} facts={fact} />
      ))}
      {facts.length > MOST_SHOWN && (
        <span className="text-xs text-muted">{texts.more(facts.length - MOST_SHOWN)}</span>
      )}
    </button>
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
      {facts.going !== '' && <span className="text-xs text-muted">{facts.going}</span>}
      {waiting > 0 && (
        <span className="text-xs font-semibold text-sun-ink">{texts.waiting(waiting)}</span>
      )}
      {note !== '' && <span className="hidden text-xs text-muted sm:line-clamp-2">{note}</span>}
    </>
  );
}
