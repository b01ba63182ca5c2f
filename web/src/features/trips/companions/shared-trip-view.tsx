import { commaList, partyText, type SharedTrip } from '@wayfarer/contract';
import { CalendarPlus } from 'lucide';
import { langOfKept } from '../../../lib/language.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { companionsCalendarTrip, saveCalendarFile } from '../calendar/trip-calendar.ts';
import { tripTexts } from '../copy.texts.js';
import { wholeDay } from '../days.ts';
import { Contact } from '../parts/contact.tsx';
import { countdownText } from '../parts/countdown.ts';
import { FactStrip } from '../parts/fact-strip.tsx';
import { Hero } from '../parts/hero.tsx';
import { Plan } from '../parts/plan.tsx';
import { startFact } from '../parts/start-fact.ts';
import { companionTexts as texts } from './copy.texts.js';

/** The trip for companions, without the price, the account, the email and the last name. */
export function SharedTripView({ trip }: { trip: NonNullable<SharedTrip['trip']> }) {
  const { agency, firstDay, lastDay, place, travellers } = trip;
  const facts = [
    { label: tripTexts.countdown, value: countdownText(trip) },
    { label: tripTexts.firstDay, value: wholeDay(firstDay) },
    ...startFact(trip.startTime),
    { label: tripTexts.lastDay, value: wholeDay(lastDay) },
    { label: tripTexts.who, value: partyText(travellers) },
  ];
  return (
    <>
      <header className="container-x flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 pb-6">
        <div className="min-w-0">
          <p className="text-sm text-muted">{texts.with(agency.name)}</p>
          <h1 lang={langOfKept(trip, place.name)} className="display text-h1 wrap-anywhere">
            {place.name}
          </h1>
          <p className="mt-1.5 text-lg wrap-anywhere text-muted">
            {commaList([place.location, place.country])}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveCalendarFile(companionsCalendarTrip(trip))}
        >
          <Icon shape={CalendarPlus} className="size-5" />
          {tripTexts.addToCalendar}
        </Button>
      </header>
      <Container className="pb-16">
        <Hero picture={place.picture} />
        <FactStrip facts={facts} />
        <div className="mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <div className="min-w-0">
            <Plan trip={trip} firstDay={firstDay} />
          </div>
          <Contact agency={agency} />
        </div>
      </Container>
    </>
  );
}
