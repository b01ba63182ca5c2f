import { partyText, type Trip, hasEnded } from '@wayfarer/contract';
import { useState } from 'react';
import { Container } from '../../../ui/layout/layout.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { tripTexts } from '../copy.texts.js';
import { shortMoment, wholeDay } from '../days.ts';
import { Contact } from '../parts/contact.tsx';
import { countdownText } from '../parts/countdown.ts';
import { type Fact, FactStrip } from '../parts/fact-strip.tsx';
import { Hero } from '../parts/hero.tsx';
import { Plan } from '../parts/plan.tsx';
import { startFact } from '../parts/start-fact.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { BalanceCard, type GuestActions } from './money/balance-card.tsx';
import { pageTexts as texts } from './copy.texts.js';
import { DepartureNote } from './departure-note.tsx';
import { Dock } from './money/dock.tsx';
import { Documents } from './documents.tsx';
import { endedName } from './ended-name.ts';
import { BookAgain, Ended } from './ended.tsx';
import { Plans } from './plans.tsx';
import { ReviewPrompt } from './review-prompt.tsx';
import { Timeline } from './timeline.tsx';
import { TripHead } from './trip-head.tsx';

const Papers = lazyComponent(async () => (await import('../papers/papers.tsx')).Papers);
const GuestPapers = lazyComponent(async () => (await import('../papers/papers.tsx')).GuestPapers);

function factsOf(trip: Trip): Fact[] {
  const { booking, lastDay } = trip;
  const ended = hasEnded(booking);
  const { cancellation } = booking;
  const first = ended
    ? {
        label: texts.state,
        value: cancellation ? texts.canceledOn(shortMoment(cancellation.at)) : endedName(booking),
      }
    : {
        label: trip.phase === 'over' ? texts.state : tripTexts.countdown,
        value: countdownText({ ...trip, firstDay: booking.travelDate }),
      };
  return [
    first,
    { label: tripTexts.firstDay, value: wholeDay(booking.travelDate) },
    ...startFact(booking.startTime),
    { label: tripTexts.lastDay, value: wholeDay(lastDay) },
    { label: tripTexts.who, value: partyText(booking.travellers) },
    ...(booking.reference === null
      ? []
      : [{ label: tripTexts.reference, value: booking.reference }]),
  ];
}

/** Everything that a traveler needs before and during the trip. */
function Standing({ trip }: { trip: Trip }) {
  return (
    <>
      <DepartureNote trip={trip} />
      <Plan trip={trip} firstDay={trip.booking.travelDate} />
      <Plans trip={trip} />
    </>
  );
}

/** The page of a trip in any state. On phones, the price and payments come first. */
export function TripView({ trip, guest }: { trip: Trip; guest?: GuestActions }) {
  const [isSharing, setSharing] = useState(false);
  const ended = hasEnded(trip.booking);
  const onShare = trip.actions.share ? () => setSharing(true) : undefined;
  return (
    <>
      <TripHead trip={trip} isGuest={guest !== undefined} onShare={onShare} />
      <Container className="pb-10">
        <Hero picture={trip.place.picture} />
        <FactStrip facts={factsOf(trip)} />
        <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          {/* in tab order; on wide screens, a second column has the price and the agency */}
          <aside className="lg:order-last">
            {ended ? (
              <BookAgain trip={trip} />
            ) : (
              <BalanceCard trip={trip} {...(guest && { guest })}>
                <Documents trip={trip} onShare={onShare} className="mt-4" />
              </BalanceCard>
            )}
            {guest ? <GuestPapers token={guest.token} /> : <Papers trip={trip} />}
          </aside>
          <div className="min-w-0 lg:row-span-2">
            {trip.phase === 'over' && !ended && !guest && <ReviewPrompt id={trip.booking._id} />}
            {ended ? <Ended trip={trip} /> : <Standing trip={trip} />}
            <Timeline events={trip.timeline} />
          </div>
          <Contact agency={trip.agency} className="lg:order-last" />
        </div>
      </Container>
      {!ended && <Dock trip={trip} {...(guest && { guest })} />}
      {!guest && (
        <ShareDialog
          id={trip.booking._id}
          shares={trip.shares}
          spot={trip.place.name}
          open={isSharing}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
