import {
  type CalendarDay,
  FIRST_WEEKDAY,
  WEEKDAY_NAMES,
  WEEKDAYS,
  monthOf,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowStep } from '../../../lib/direction.ts';
import type { DayView } from './day-view.ts';
import { dayByKey, type Month, monthOfDay, weeksOf } from './month.ts';

interface DayGridProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** The first day of the chosen trip, or empty. */
  day: string;
  /** The days of the chosen trip. */
  trip: ReadonlySet<CalendarDay>;
  today: CalendarDay;
  /** Undefined while the days load. */
  viewOf: ((day: CalendarDay) => DayView) | undefined;
  onPress: (day: CalendarDay) => void;
}

const columns = Array.from({ length: 7 }, (_, column) => (column + FIRST_WEEKDAY) % 7);

/** The day that gets the focus when the Tab key reaches the grid. */
function tabStop({ day, month, today }: DayGridProps, moved: CalendarDay): CalendarDay {
  for (const wanted of [moved, day, today]) if (monthOfDay(wanted) === month) return wanted;
  return `${month}-01`;
}

/** Moves the focus by arrow keys and similar keys, into other months, too. */
function useFocus(props: DayGridProps) {
  const [moved, setMoved] = useState('');
  const grid = useRef<HTMLTableElement>(null);
  const stop = tabStop(props, moved);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);
  function onKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, stop, arrowStep(event.key));
    if (next === null || monthOfDay(next) < monthOfDay(props.today)) return;
    event.preventDefault();
    byKey.current = true;
    setMoved(next);
    if (monthOfDay(next) !== props.month) props.onMonth(monthOfDay(next));
  }
  return { grid, stop, onKeyDown };
}

/** Classes for the look of a day, whose state is never shown by color alone. */
function lookOf({ fault, mark }: DayView, isChosen: boolean, isOfTrip: boolean): string {
  if (isChosen) return 'bg-ink text-paper font-semibold';
  return clsx(
    isOfTrip && 'bg-sunken',
    fault === null ? 'font-semibold hover:bg-sunken' : 'text-muted',
    fault?.reason === 'full' && 'line-through decoration-1',
    mark === '' || fault !== null ? '' : '[&>small]:text-sun-ink',
  );
}

/**
 * A month with a button for each day. The button says if the trip can begin on that day; days that can't be chosen can
 * be focused, too, and say why.
 */
export function DayGrid(props: DayGridProps) {
  const { day, month, onPress, today, trip, viewOf } = props;
  const { grid, onKeyDown, stop } = useFocus(props);
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its arrow keys make it one
      role="grid"
      aria-label={monthOf(month)}
      aria-busy={viewOf === undefined}
      onKeyDown={onKeyDown}
      className="tabular w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="h-8 text-xs font-medium text-muted">
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
            {week.map((of) => (
              <td key={of} className="p-0">
                {monthOfDay(of) === month && (
                  <DayButton
                    day={of}
                    view={viewOf?.(of)}
                    isChosen={of === day}
                    isOfTrip={trip.has(of)}
                    isToday={of === today}
                    isStop={of === stop}
                    onPress={onPress}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  day: CalendarDay;
  view: DayView | undefined;
  isChosen: boolean;
  isOfTrip: boolean;
  isToday: boolean;
  isStop: boolean;
  onPress: (day: CalendarDay) => void;
}

function DayButton({ day, isChosen, isOfTrip, isStop, isToday, onPress, view }: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={view?.name}
      aria-pressed={isChosen}
      {...(isToday && { 'aria-current': 'date' })}
      aria-disabled={view === undefined || view.fault !== null}
      onClick={() => onPress(day)}
      className={clsx(
        'flex h-14 w-full flex-col items-center justify-center rounded-field text-base leading-5',
        view === undefined ? 'text-muted' : lookOf(view, isChosen, isOfTrip),
        isToday && 'underline decoration-2 underline-offset-4',
      )}
    >
      {Number(day.slice(8))}
      <small className="h-4 text-xs whitespace-nowrap">{view?.mark}</small>
    </button>
  );
}
