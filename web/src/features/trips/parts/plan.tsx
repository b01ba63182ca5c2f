import { type CalendarDay, FREE_DAY, type SharedTrip, shownPlan } from '@wayfarer/contract';
import { langOfKept } from '../../../lib/language.ts';
import { planTexts as texts } from '../../../ui/destination/copy.texts.js';
import { DayByDay } from '../../../ui/destination/day-by-day.tsx';
import { Included } from '../../../ui/destination/included.tsx';
import { ListPart } from '../../../ui/destination/list-part.tsx';
import { WhereYouMeet } from '../../../ui/destination/where-you-meet.tsx';

type Planned = Pick<
  NonNullable<SharedTrip['trip']>,
  | 'accessibility'
  | 'bring'
  | 'goodToKnow'
  | 'included'
  | 'itinerary'
  | 'notAllowed'
  | 'notIncluded'
  | 'place'
  | 'translations'
>;

/** Everything about a trip that its travelers need on the way. */
export function Plan({ trip, firstDay }: { trip: Planned; firstDay: CalendarDay }) {
  const lang = (text: string) => langOfKept(trip, text);
  const list = (title: string, entries: readonly string[]) => (
    <ListPart title={title} entries={entries} langAt={(at) => lang(entries[at] ?? '')} />
  );
  const itinerary = shownPlan(trip.itinerary);
  return (
    <>
      <Included of={{ ...trip, langAt: (entries, at) => lang(trip[entries][at] ?? '') }} />
      <WhereYouMeet place={trip.place} firstDay={firstDay} langOf={lang} />
      {list(texts.bring, trip.bring)}
      {list(texts.notAllowed, trip.notAllowed)}
      {list(texts.accessibility, trip.accessibility)}
      {list(texts.goodToKnow, trip.goodToKnow)}
      <DayByDay
        firstDay={firstDay}
        itinerary={itinerary}
        end={{ point: trip.place.endPoint, lang: lang(trip.place.endPoint) }}
        langOf={(name) => {
          const [day, part] = name.split('.');
          const planned = itinerary.find((one) => String(one.day) === day);
          const text = part === 'title' ? planned?.title : planned?.text;
          return text === undefined || text === FREE_DAY ? undefined : lang(text);
        }}
      />
    </>
  );
}
