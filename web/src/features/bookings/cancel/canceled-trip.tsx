import {
  type Booking,
  type Cancellation,
  formatDay,
  REASON_TEXTS,
  tripPath,
  withStartTime,
} from '@wayfarer/contract';
import { useCallback } from 'react';
import { useSite } from '../../../api/public-config.ts';
import { paths } from '../../../domain/paths.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { isFocusLost } from '../../../lib/restore-focus.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { MoneyBack } from '../../../ui/cancellation/money-back.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { updateTexts } from '../copy.texts.js';
import { canceledTripTexts as texts } from './copy.ts';

function BookAgain({ booking: { _id, spotId } }: { booking: Booking }) {
  return (
    <Card floating>
      <h2 className="display text-h3">{texts.again}</h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        {spotId === null ? texts.noLonger : texts.againText}
      </p>
      <ButtonLink block to={spotId === null ? paths.catalogue() : paths.destination(spotId)}>
        {spotId === null ? texts.explore : texts.bookAgain}
      </ButtonLink>
      <div className="mt-3 flex flex-wrap gap-3 *:grow">
        <ButtonLink variant="secondary" to={tripPath(_id)}>
          {texts.toTrip}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.bookings()}>
          {texts.toBookings}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.paymentHistory()}>
          {texts.history}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The permanent view of a canceled trip and its money. */
export function CanceledTrip({
  booking,
  cancellation,
}: {
  booking: Booking;
  cancellation: Cancellation;
}) {
  const { by, message, reasonCode } = cancellation;
  const isOwn = by === 'traveller';
  const { refundDays } = useSite();
  // takes the focus if the pressed button is gone
  const takeFocus = useCallback((head: HTMLElement | null) => {
    if (isFocusLost()) head?.focus();
  }, []);
  return (
    <>
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <PageHeader
          above={<BackLink to={paths.bookings()}>{updateTexts.back}</BackLink>}
          title={isOwn ? texts.byTraveler : texts.byAgency}
          text={texts.since({
            spot: booking.travelSpot,
            day: withStartTime(formatDay(booking.travelDate), booking.startTime),
            moment: formatMoment(cancellation.at),
          })}
        />
      </div>
      <Container className="grid grid-cols-1 items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="flex flex-col gap-6">
          {!isOwn && (
            <div className="max-w-prose">
              <p>{texts.sorry(REASON_TEXTS[reasonCode])}</p>
              {message !== '' && (
                <blockquote className="mt-3 border-s-2 border-line ps-4 whitespace-pre-line text-muted">
                  {message}
                </blockquote>
              )}
            </div>
          )}
          <MoneyBack of={cancellation} refundDays={refundDays} />
        </div>
        <BookAgain booking={booking} />
      </Container>
    </>
  );
}
