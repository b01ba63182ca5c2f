import {
  type Booking,
  formatSpan,
  lastTripDay,
  partyText,
  type WaitingParty,
  withStartTime,
} from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { waitlistApi } from '../../../domain/waitlist.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { untilText } from '../../../ui/holds/hold-note.tsx';
import { waitingTexts as texts } from './copy.texts.js';
import { OfferCard } from './offer-card.tsx';

/** A party on the waiting list, or an offer that has ended. */
function Row({ entry }: { entry: WaitingParty }) {
  const { ahead, image, offeredUntil, spotId, state, travelDate, travelDuration, travelSpot } =
    entry;
  const [leave] = waitlistApi.useLeaveWaitlistMutation();
  const hasEnded = state === 'lapsed';
  const { busy, problem, send } = useSend(() => leave({ params: { id: entry._id } }), {
    done: hasEnded ? undefined : texts.left,
    act: 'leave-waitlist',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 last:border-0 sm:px-5">
      {image !== null && (
        <Picture src={image} alt="" ratio="square" sizes="3rem" className="size-12 rounded-field" />
      )}
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold wrap-anywhere">{travelSpot}</p>
        <p className="text-sm text-muted">
          {withStartTime(
            formatSpan(travelDate, lastTripDay(travelDate, travelDuration)),
            entry.startTime,
          )}{' '}
          · {partyText(entry.travellers)}
        </p>
      </div>
      <p className="tabular text-sm">
        {hasEnded ? texts.ended(untilText(offeredUntil ?? '')) : texts.ahead(ahead)}
      </p>
      {hasEnded && (
        <ButtonLink to={paths.destination(spotId)} size="sm" variant="secondary">
          {texts.again}
        </ButtonLink>
      )}
      <Button size="sm" variant="secondary" loading={busy} onClick={() => void send()}>
        {hasEnded ? texts.hide : texts.leave}
        <span className="sr-only">{texts.of(travelSpot)}</span>
      </Button>
      {problem !== undefined && <Banner tone="warning">{problem}</Banner>}
    </li>
  );
}

export interface WaitingProps {
  entries: readonly WaitingParty[];
  bookings: readonly Booking[];
}

/** The offers of places that opened up, and the days that the traveler waits for. */
export function WaitingList({ bookings, entries }: WaitingProps) {
  const others = entries.filter(({ state }) => state !== 'offered');
  return (
    <div className="mb-8 flex flex-col gap-8">
      {entries.map((entry) => {
        const booking = bookings.find(({ _id }) => _id === entry.bookingId);
        if (entry.state !== 'offered' || booking === undefined) return null;
        return <OfferCard key={entry._id} entry={entry} booking={booking} />;
      })}
      {others.length > 0 && (
        <section>
          <h2 className="display text-h3">{texts.title}</h2>
          <ul className="mt-4 rounded-card border border-line bg-surface">
            {others.map((entry) => (
              <Row key={entry._id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
