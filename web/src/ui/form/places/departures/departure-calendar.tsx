import { type CalendarDay, formatWeekday, type SentDay } from '@wayfarer/contract';
import { Skeleton } from '../../../feedback/skeleton.tsx';
import { TripCalendar, type TripCalendarProps } from '../trip-calendar.tsx';
import { DepartureList } from './departure-list.tsx';
import * as texts from './departures.texts.js';

/**
 * Says that the chosen departure is guaranteed, or when the agency decides that. Nothing for a departure without a
 * minimum.
 */
function Going({ known, today }: { known: SentDay | undefined; today: CalendarDay }) {
  if (known?.guaranteed) return <p className="mt-2">{texts.goes}</p>;
  if (!known?.minimum) return null;
  const { decideOn } = known.minimum;
  // staff may decide later than they planned
  const isDue = decideOn < today;
  return <p className="mt-2">{isDue ? texts.notYetSoon : texts.notYet(formatWeekday(decideOn))}</p>;
}

/** The departures of a month as a list to choose from, for a destination with fixed departures. */
export function DepartureCalendar(props: TripCalendarProps) {
  const { calendar, day, joining, month, onMonth, people, seasonCost, startTime } = props;
  return (
    <TripCalendar {...props}>
      {({ offered, press, shown }) =>
        calendar && shown
          ? {
              choice: (
                <DepartureList
                  {...{ calendar, shown, month, people, onMonth, seasonCost }}
                  start={{ day, startTime }}
                  days={offered.days}
                  onPress={press}
                  canWait={joining !== undefined}
                />
              ),
              note: (
                <Going
                  known={shown.stateOf(offered.day, offered.startTime)}
                  today={calendar.today}
                />
              ),
            }
          : { choice: <Skeleton className="h-64" /> }
      }
    </TripCalendar>
  );
}
