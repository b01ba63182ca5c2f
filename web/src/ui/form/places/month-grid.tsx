import { type CalendarDay, monthOf, WEEKDAY_NAMES, weekdayOf, WEEKDAYS } from '@wayfarer/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Month, monthOfDay } from './month.ts';
import { dayByKey, weeksOf } from './weeks.ts';

/** The properties of a day's button that don't depend on its look. */
interface DayButtonProps {
  type: 'button';
  'data-day': CalendarDay;
  tabIndex: 0 | -1;
  'aria-current': 'date' | undefined;
}

interface MonthGridProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** The day that the Tab key reaches first, if the month has it; may be empty. */
  day: CalendarDay;
  /** Keys move the focus no further back; empty while it is unknown. */
  today: CalendarDay;
  /** Keys move the focus no further ahead; absent for no limit. */
  last?: CalendarDay | null | undefined;
  /** Called with a day that was reached by a key; `extend` is true with the Shift key. */
  onMove?: (day: CalendarDay, extend: boolean) => void;
  cellClass: string;
  /** The button of a day. */
  children: (day: CalendarDay, props: DayButtonProps) => ReactNode;
}

/** Moves the focus with the arrow keys, Home, End, Page Up and Page Down, also into other months. */
function useKeys({ day, last, month, onMonth, onMove, today }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  // a key's move counts until another day is chosen
  const [moved, setMoved] = useState({ to: '', from: day });
  const wanted = [moved.from === day ? moved.to : '', day, today];
  const stop = wanted.find((of) => monthOfDay(of) === month) ?? `${month}-01`;
  useEffect(
    () => grid.current?.querySelector<HTMLElement>(`[data-day="${moved.to}"]`)?.focus(),
    [moved],
  );
  function onKeyDown(event: KeyboardEvent) {
    // with these keys, the arrows belong to the browser
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wished = dayByKey(event.key, stop);
    if (wished === undefined) return;
    event.preventDefault();
    const to = last && wished > last ? last : wished < today ? today : wished;
    setMoved({ to, from: day });
    if (monthOfDay(to) !== month) onMonth(monthOfDay(to));
    onMove?.(to, event.shiftKey);
  }
  return { grid, stop, onKeyDown };
}

/** A month as a grid of buttons, one for each day, with one tab stop. */
export function MonthGrid(props: MonthGridProps) {
  const { cellClass, children, month, today } = props;
  const { grid, onKeyDown, stop } = useKeys(props);
  const weeks = weeksOf(month);
  const buttonProps = (of: CalendarDay): DayButtonProps => ({
    type: 'button',
    'data-day': of,
    tabIndex: of === stop ? 0 : -1,
    'aria-current': of === today ? 'date' : undefined,
  });
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its arrow keys make it one
      role="grid"
      aria-label={monthOf(month)}
      aria-busy={today === ''}
      onKeyDown={onKeyDown}
      className="tabular w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((of) => {
            const weekday = weekdayOf(of) % 7;
            return (
              <th key={of} scope="col" className="h-8 text-xs font-medium text-muted">
                <abbr title={WEEKDAY_NAMES[weekday]} className="no-underline">
                  {WEEKDAYS[weekday]}
                </abbr>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((of) => (
              <td key={of} className={cellClass}>
                {monthOfDay(of) === month && children(of, buttonProps(of))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
