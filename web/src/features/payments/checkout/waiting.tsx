import { type Booking, tripPath } from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { texts as payTexts, waitingTexts as texts } from '../copy.texts.js';

/** Shown for a request: nothing can be paid before the agency has answered it. */
export function Waiting({ booking: { _id, travelSpot } }: { booking: Booking }) {
  return (
    <Container>
      <EmptyState
        level={1}
        title={texts.title}
        text={texts.text(travelSpot)}
        actions={
          <>
            <ButtonLink to={tripPath(_id)}>{texts.trip}</ButtonLink>
            <ButtonLink to={paths.bookings()} variant="secondary">
              {payTexts.toBookings}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
