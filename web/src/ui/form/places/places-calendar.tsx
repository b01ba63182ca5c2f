import { Skeleton } from '../../feedback/skeleton.tsx';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import type { TripCalendarProps } from './trip-calendar.tsx';

const DayCalendar = lazyComponent(
  async () => (await import('./days/day-calendar.tsx')).DayCalendar,
);
const DepartureCalendar = lazyComponent(
  async () => (await import('./departures/departure-calendar.tsx')).DepartureCalendar,
);

interface PlacesCalendarProps extends TripCalendarProps {
  /** True for a destination with fixed departures; undefined if that isn't known before the calendar has loaded. */
  hasDepartures?: boolean;
}

/** The calendar of a destination with limits. Only the script of its kind loads: a list of departures, or days. */
export function PlacesCalendar({ hasDepartures, ...props }: PlacesCalendarProps) {
  const { calendar, isFailed } = props;
  // as tall as a month of five weeks with its answer
  const placeholder = (
    <div className="pb-6">
      <Skeleton className="h-98 rounded-card!" />
    </div>
  );
  const isList = calendar ? calendar.mode === 'departures' : hasDepartures;
  // after a failed request, either kind of calendar says so
  if (isList === undefined && !isFailed) return placeholder;
  const Calendar = isList ? DepartureCalendar : DayCalendar;
  return <Calendar whileLoading={placeholder} {...props} />;
}
