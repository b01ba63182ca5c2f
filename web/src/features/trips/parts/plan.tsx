import type { CalendarDay, SharedTrip } from '@wayfarer/contract';
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
>;

/** Everything about a trip that its travelers need on the way. */
export function Plan({ trip, firstDay }: { trip: Planned; firstDay: CalendarDay }) {
  return (
    <>
      <Included of={trip} />
      <WhereYouMeet place={trip.place} firstDay={firstDay} />
      <ListPart title={texts.bring} entries={trip.bring} />
      <ListPart title={texts.notAllowed} entries={trip.notAllowed} />
      <ListPart title={texts.accessibility} entries={trip.accessibility} />
      <ListPart title={texts.goodToKnow} entries={trip.goodToKnow} />
      <DayByDay firstDay={firstDay} itinerary={trip.itinerary} />
    </>
  );
}
