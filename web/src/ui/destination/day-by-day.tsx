import {
  addDays,
  type CalendarDay,
  formatWeekday,
  FREE_DAY,
  type ItineraryDay,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { planTexts as texts } from './copy.texts.js';
import { Part } from './part.tsx';

/** The day-by-day plan, with dates once the trip's first day is known. The plan's last day says where the trip ends. */
export function DayByDay({
  firstDay,
  itinerary,
  end,
  id,
  langOf,
}: {
  firstDay: CalendarDay | null;
  itinerary: readonly ItineraryDay[];
  /** Where the trip ends, and the `lang` of that text if it isn't in the page's language. */
  end: { point: string; lang: string | undefined };
  id?: string;
  /** The `lang` of a text such as `2.title` that isn't in the page's language. */
  langOf?: (name: string) => string | undefined;
}) {
  if (itinerary.length === 0) return null;
  return (
    <Part title={texts.dayByDay} id={id}>
      <ol className="divide-y divide-line">
        {itinerary.map(({ day, title, text }, at) => (
          <li key={day} className="flex flex-wrap gap-x-4 py-3.5 first:pt-0">
            <p className="tabular basis-24 text-sm text-muted">
              {firstDay === null ? texts.day(day) : formatWeekday(addDays(firstDay, day - 1))}
            </p>
            <div className="min-w-0 grow basis-72">
              <h3
                lang={langOf?.(`${day}.title`)}
                className={clsx(
                  'wrap-anywhere',
                  title === FREE_DAY && text === '' ? 'text-muted' : 'font-semibold',
                )}
              >
                {title}
              </h3>
              {text !== '' && (
                <p
                  lang={langOf?.(`${day}.text`)}
                  className="any-language text-sm whitespace-pre-line wrap-anywhere text-muted"
                >
                  {text}
                </p>
              )}
              {end.point !== '' && at === itinerary.length - 1 && (
                <p className="text-sm wrap-anywhere">
                  {texts.endsAt} <bdi lang={end.lang}>{end.point}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
