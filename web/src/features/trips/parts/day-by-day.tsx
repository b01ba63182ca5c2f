import { addDays, type CalendarDay, type ItineraryDay } from '@wayfarer/contract';
import { tripTexts as texts } from '../copy.ts';
import { weekday } from '../days.ts';
import { Part } from './part.tsx';

/** The itinerary with calendar days. */
export function DayByDay({
  firstDay,
  itinerary,
}: {
  firstDay: CalendarDay;
  itinerary: readonly ItineraryDay[];
}) {
  if (itinerary.length === 0) return null;
  return (
    <Part title={texts.dayByDay}>
      <ol className="divide-y divide-line">
        {itinerary.map(({ day, title, text }) => (
          <li key={day} className="flex flex-wrap gap-x-4 py-3.5 first:pt-0">
            <p className="tabular basis-24 text-sm text-muted">
              {weekday(addDays(firstDay, day - 1))}
            </p>
            <div className="min-w-0 grow basis-72">
              <h3 className="font-semibold wrap-anywhere">{title}</h3>
              {text !== '' && (
                <p className="text-sm whitespace-pre-line wrap-anywhere text-muted">{text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
