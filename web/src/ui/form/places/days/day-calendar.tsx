import { lastTripDay } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { MonthGrid } from '../month-grid.tsx';
import { TripCalendar, type TripCalendarProps } from '../trip-calendar.tsx';
import { type DayView, dayView } from './day-view.ts';

/** Classes for the look of a day, whose state is never shown by color alone. */
function lookOf({ fault }: DayView, isChosen: boolean, isOfTrip: boolean): string {
  if (isChosen) return 'bg-ink text-paper font-semibold';
  return clsx(
    isOfTrip && 'bg-sunken',
    fault === null ? 'font-semibold hover:bg-sunken [&>small]:text-sun-ink' : 'text-muted',
    fault?.reason === 'full' && 'line-through',
  );
}

/**
 * A month with a button for each day. The button says if the trip can begin on that day; days that can't be chosen can
 * be focused, too, and say why.
 */
export function DayCalendar(props: TripCalendarProps) {
  const { calendar, day, days, month, onMonth } = props;
  const last = day && lastTripDay(day, days);
  const today = calendar?.today ?? '';
  return (
    <TripCalendar {...props}>
      {({ offered, press, shown }) => ({
        choice: (
          // on the narrowest phones, the texts in the days need the margins, too
          <div className="max-[22rem]:-mx-4">
            <MonthGrid
              month={month}
              onMonth={onMonth}
              day={offered.day}
              today={today}
              last={calendar?.last}
              cellClass="p-0"
            >
              {(of, button) => {
                const start = { day: of, startTime: null };
                const view =
                  shown &&
                  dayView({ ...offered, ...start }, shown, {
                    cost: props.seasonCost?.(of),
                    confirm: calendar?.confirm,
                  });
                return (
                  <button
                    {...button}
                    aria-label={view?.name}
                    aria-pressed={of === day}
                    aria-disabled={view?.fault !== null}
                    onClick={() => press(start)}
                    className={clsx(
                      'flex h-14 w-full flex-col items-center justify-center rounded-field leading-5',
                      view ? lookOf(view, of === day, of >= day && of <= last) : 'text-muted',
                      of === today && 'underline decoration-2 underline-offset-4',
                    )}
                  >
                    {Number(of.slice(8))}
                    {/* the space keeps the numbers of a week in line */}
                    <small className="text-xs">{view?.mark || '\u00a0'}</small>
                  </button>
                );
              }}
            </MonthGrid>
          </div>
        ),
      })}
    </TripCalendar>
  );
}
