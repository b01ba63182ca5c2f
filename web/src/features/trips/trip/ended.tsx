import { type Booking, partyText, REASON_TEXTS, type Trip } from '@wayfarer/contract';
import { bookingHref } from '../../../domain/booking-start.ts';
import { useSite } from '../../../api/public-config.ts';
import { paths } from '../../../domain/paths.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { MoneyBack } from '../../../ui/cancellation/money-back.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { holdEndedText } from '../../../ui/holds/hold-note.tsx';
import { Part } from '../../../ui/destination/part.tsx';
import { documentTexts, endedTexts as texts } from './copy.texts.js';
import { Documents } from './documents.tsx';

const SAID = {
  traveller: texts.byYou,
  staff: texts.byAgency,
  system: texts.bySystem,
} as const;

/**
 * Explains why a booking ended without being canceled: it wasn't paid, or the agency declined the request or didn't
 * answer it.
 */
function Expired({ booking }: { booking: Booking }) {
  const { declined, heldUntil } = booking;
  const endedAt = holdEndedText(booking);
  if (declined === undefined && heldUntil === undefined) {
    return (
      <>
        <h2 className="display text-h3">{texts.unansweredTitle}</h2>
        <p className="mt-2 text-muted">{texts.unansweredText}</p>
      </>
    );
  }
  return (
    <>
      <h2 className="display text-h3">
        {declined === undefined ? texts.expiredTitle : texts.declinedTitle}
      </h2>
      <p className="mt-2 text-muted">
        {declined === undefined ? texts.expiredText : texts.declinedText}
      </p>
      {endedAt !== '' && <p className="mt-2 text-muted">{endedAt}</p>}
      {declined !== undefined && declined !== '' && (
        <blockquote className="mt-3 max-w-prose border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere text-muted">
          {declined}
        </blockquote>
      )}
    </>
  );
}

/** The result of a canceled or expired trip, and its money. */
export function Ended({ trip }: { trip: Trip }) {
  const { cancellation } = trip.booking;
  const { refundDays } = useSite();
  const reason = cancellation?.by === 'staff' ? REASON_TEXTS[cancellation.reasonCode] : '';
  return (
    <>
      <div className="border-b border-line pb-8 last:border-b-0">
        {cancellation ? (
          <MoneyBack of={cancellation} refundDays={refundDays}>
            <p className="mt-2 max-w-prose text-muted">
              {SAID[cancellation.by](formatMoment(cancellation.at))} {reason}
            </p>
            {cancellation.by === 'staff' && cancellation.message !== '' && (
              <blockquote className="mt-3 max-w-prose border-s-2 border-line ps-4 whitespace-pre-line text-muted">
                {cancellation.message}
              </blockquote>
            )}
          </MoneyBack>
        ) : (
          <Expired booking={trip.booking} />
        )}
      </div>
      {(cancellation || trip.cardPayments.length > 0) && (
        <Part title={documentTexts.title}>
          <Documents trip={trip} />
        </Part>
      )}
    </>
  );
}

/** A link to book a trip with the same length and party again. */
export function BookAgain({ trip: { booking } }: { trip: Trip }) {
  const { spotId, travelDuration, travellers } = booking;
  return (
    <Card floating>
      <h2 className="display text-h3">{texts.again}</h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        {spotId === null
          ? texts.noLonger
          : texts.againText({ party: partyText(travellers), days: travelDuration })}
      </p>
      <ButtonLink
        block
        size="lg"
        to={
          spotId === null
            ? paths.catalogue()
            : bookingHref({
                spot: { _id: spotId },
                travelDate: '',
                travelDuration,
                party: travellers,
              })
        }
      >
        {spotId === null ? texts.explore : texts.bookAgain}
      </ButtonLink>
    </Card>
  );
}
