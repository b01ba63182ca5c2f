import type { Booking } from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { expiredTexts as texts, texts as payTexts } from '../copy.texts.js';

/** Shown for a booking whose places were given back. */
export function Expired({ booking }: { booking: Booking }) {
  const { declined, heldUntil, spotId, travelSpot } = booking;
  const isRequest = declined !== undefined || heldUntil === undefined;
  return (
    <Container>
      <EmptyState
        level={1}
        title={isRequest ? texts.requestTitle : texts.title}
        text={isRequest ? texts.requestText(travelSpot) : texts.text(travelSpot)}
        actions={
          <>
            {spotId !== null && (
              <ButtonLink to={paths.destination(spotId)}>{texts.again}</ButtonLink>
            )}
            <ButtonLink to={paths.bookings()} variant="secondary">
              {payTexts.toBookings}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
