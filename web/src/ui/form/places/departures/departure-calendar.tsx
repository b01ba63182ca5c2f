import { type CalendarDay, formatWeekday, type SentDay } from '@wayfarer/contract';
import { Skeleton } from '../../../feedback/skeleton.tsx';
import { TripCalendar, type TripCalendarProps } from '../trip-calendar.tsx';
import { DepartureList } from './departure-list.tsx';
import * as texts from './departures.texts.js';

/**
 * Says that the chosen departure is guaranteed, or when the agency decides that. Nothing for a departure without a
 * minimum.
 */
function goingText(known: SentDay | undefined, today: CalendarDay): string | undefined {
  if (known?.guaranteed) return texts.goes;
  if (!known?.minimum) return undefined;
  const { decideOn } = known.minimum;
  // staff may decide later than they planned
  return decideOn < today ? texts.notYetSoon : texts.notYet(formatWeekday(decideOn));
}

/** The departures of a month as a list to choose from, for a destination with fixed departures. */
export function DepartureCalendar(props: TripCalendarProps) {
  const { calendar, day, joining, month, onMonth, people, seasonCost, startTime } = props;
  return (
    <TripCalendar {...props}>
      {({ offered, press, shown }) => {
        if (!calendar || !shown) return { choice: <Skeleton className="h-64" /> };
        const going = goingText(shown.stateOf(offered.day, offered.startTime), calendar.today);
        return {
          choice: (
            <DepartureList
              {...{ calendar, shown, month, people, onMonth, seasonCost }}
              start={{ day, startTime }}
              days={offered.days}
              onPress={press}
              canWait={joining !== undefined}
            />
          ),
          note: going && <p className="mt-2">{going}</p>,
        };
      }}
    </TripCalendar>
  );
}
