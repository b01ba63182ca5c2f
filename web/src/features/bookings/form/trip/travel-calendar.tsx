import {
  FIRST_WEEKDAY,
  formatLongDay,
  isOutOfSeason,
  LAST_TRAVEL_DAY,
  lastTripDay,
  localToday,
  monthOf,
  nextInSeason,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { lineDirection } from '../../../../lib/direction.ts';
import { calendarTexts as texts } from '../../copy.texts.js';

/** Midnight of a calendar day in the traveler's time zone; `localToday` turns it back into the same day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const look = {
  root: 'w-fit rounded-card border border-line bg-surface p-3',
  months: 'relative',
  month_caption: 'flex h-11 items-center ps-4 font-semibold',
  nav: 'absolute top-0 end-0 flex',
  button_previous:
    'grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-35',
  button_next:
    'grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-35',
  chevron: 'size-4.5 fill-current',
  month_grid: 'mt-1 border-collapse tabular',
  weekday: 'size-11 text-xs font-medium text-muted',
  day: 'p-0 text-center text-sm',
  day_button: 'grid size-11 place-items-center rounded-full not-disabled:hover:bg-sunken',
  today: '[&>button]:font-bold [&>button]:underline [&>button]:underline-offset-4',
  selected: '[&>button]:bg-brand-fill! [&>button]:font-semibold [&>button]:text-on-fill!',
  disabled: 'text-muted opacity-50',
  hidden: 'invisible',
} as const;

/**
 * A day's name for assistive technology. It has the number that the button shows ("28", not "28th"), so that people who
 * use voice control can press the button by saying its text.
 */
function dayName(date: Date, { today, selected }: Modifiers): string {
  const day = formatLongDay(localToday(date));
  const named = today ? texts.today(day) : day;
  return selected ? texts.selected(named) : named;
}

const formatters = {
  formatCaption: (month: Date) => monthOf(localToday(month)),
  formatWeekdayName: (day: Date) => WEEKDAYS[day.getDay()] ?? '',
};
const labels = {
  labelDayButton: dayName,
  labelGrid: formatters.formatCaption,
  labelNext: () => texts.next,
  labelPrevious: () => texts.previous,
  labelWeekday: (day: Date) => WEEKDAY_NAMES[day.getDay()] ?? '',
};

export interface TravelCalendarProps {
  /** The chosen calendar day; empty for none. */
  day: string;
  days: number;
  onDay: (day: string) => void;
  today: string;
  /** The first day that can be chosen. */
  first: string;
  season: string;
  label: string;
}

/**
 * A month calendar. Days before the first possible day are disabled, days in the best season are shaded, and the days
 * of the trip are outlined. Without a date, it opens at the next month of the best season.
 */
export function TravelCalendar({
  day,
  days,
  onDay,
  today,
  first,
  season,
  label,
}: TravelCalendarProps) {
  const [month, setMonth] = useState(() => dateOf(day || nextInSeason(season, first)));
  const [seen, setSeen] = useState(day);
  // typing a date into the field shows its month
  if (day !== seen) {
    setSeen(day);
    if (day !== '') setMonth(dateOf(day));
  }
  return (
    <section aria-label={label}>
      <DayPicker
        mode="single"
        required
        selected={day === '' ? undefined : dateOf(day)}
        onSelect={(date) => onDay(localToday(date))}
        month={month}
        onMonthChange={setMonth}
        today={dateOf(today)}
        startMonth={dateOf(today)}
        endMonth={dateOf(LAST_TRAVEL_DAY)}
        disabled={{ before: dateOf(first) }}
        modifiers={{
          season: (date) => season.includes('(') && !isOutOfSeason(season, localToday(date)),
          ...(day !== '' && { trip: { from: dateOf(day), to: dateOf(lastTripDay(day, days)) } }),
        }}
        modifiersClassNames={{
          season: 'bg-lagoon-soft first:rounded-s-full last:rounded-e-full',
          trip: '[&>button]:outline-2 [&>button]:-outline-offset-3 [&>button]:outline-brand',
        }}
        weekStartsOn={FIRST_WEEKDAY as 0 | 1 | 6}
        formatters={formatters}
        labels={labels}
        dir={lineDirection() === 1 ? 'ltr' : 'rtl'}
        classNames={look}
      />
    </section>
  );
}
