import { FREE_DAY } from '@wayfarer/contract';
import { PromisedRefund } from '../../src/ui/cancellation/promised-refund.tsx';
import { DayByDay } from '../../src/ui/destination/day-by-day.tsx';
import { Included } from '../../src/ui/destination/included.tsx';
import { ListPart } from '../../src/ui/destination/list-part.tsx';
import { WhereYouMeet } from '../../src/ui/destination/where-you-meet.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const PLACE = {
  country: 'Portugal',
  location: 'Lisbon',
  meetingPoint: 'Rossio station, main entrance',
  meetingTime: '10:00',
  directions: 'Our guide stands by the clock.',
  endPoint: 'Lisbon Airport',
  phone: '+351 21 000 0000',
  lat: null,
  lon: null,
};
const PLAN = [
  { day: 1, title: 'Arrival', text: 'A walk through the Baixa, and dinner by the river.' },
  { day: 2, title: FREE_DAY, text: '' },
  { day: 3, title: 'The way home', text: '' },
];

export function Destination() {
  return (
    <Section title="Destination">
      <Specimens>
        <Specimen name="PromisedRefund: free, not free" column>
          <PromisedRefund
            of={{
              title: 'Free cancellation until Apr 10',
              amount: 'all of your $285',
              isFree: true,
            }}
          />
          <PromisedRefund of={{ title: 'No refund after booking', amount: '', isFree: false }} />
        </Specimen>
        <Specimen name="Included" column>
          <Included of={{ included: ['Hotel', 'Breakfast'], notIncluded: ['Lunch'] }} />
        </Specimen>
        <Specimen name="ListPart" column>
          <ListPart title="What to bring" entries={['Good shoes', 'A raincoat']} />
        </Specimen>
        <Specimen name="DayByDay: with a first day" column>
          <DayByDay
            firstDay="2090-04-12"
            itinerary={PLAN}
            end={{ point: PLACE.endPoint, lang: undefined }}
          />
        </Specimen>
        <Specimen name="WhereYouMeet" column>
          <WhereYouMeet place={PLACE} firstDay="2090-04-12" />
        </Specimen>
      </Specimens>
    </Section>
  );
}
