import {
  awaitsAnswer,
  type Booking,
  formatDay,
  formatMoney,
  isPaid,
  tripPath,
  withStartTime,
} from '@wayfarer/contract';
import { useMatch } from 'react-router';
import { useAppDispatch } from '../../api/store.ts';
import { paths, patterns } from '../../domain/paths.ts';
import { recentTripChanged } from '../../session/notices.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { bookedTexts as texts } from './copy.texts.js';
import { isHeld } from '../../ui/holds/hold-note.tsx';
import { TripNotice } from './trip-notice.tsx';
import { useRecentTrip } from './use-recent-trip.ts';

/** The next steps for the trip that was just booked, until the message is dismissed or the trip is paid or deleted. */
export function BookedTrip({ booked }: { booked: Booking }) {
  const dispatch = useAppDispatch();
  const isInView = useMatch(patterns.bookings) !== null;
  const trip = useRecentTrip(booked);
  if (trip === null || isPaid(trip)) return null;
  const { currency, dueNow } = trip.breakdown;
  const isRequest = awaitsAnswer(trip);
  const saying = isRequest ? texts.requested : isHeld(trip) ? texts.held : texts.text;
  const close = () => void dispatch(recentTripChanged({ trip, paid: null, open: false }));
  return (
    <TripNotice
      label={texts.label}
      text={saying({
        spot: trip.travelSpot,
        day: withStartTime(formatDay(trip.travelDate), trip.startTime),
      })}
      onClose={close}
      actions={
        <>
          {!isRequest && (
            <ButtonLink to={paths.payment(trip._id)} size="sm" onClick={close}>
              {texts.pay(formatMoney(dueNow, currency))}
            </ButtonLink>
          )}
          <ButtonLink
            to={isInView ? tripPath(trip._id) : paths.bookings()}
            size="sm"
            variant="secondary"
            onClick={close}
          >
            {isInView ? texts.seeTrip : texts.see}
          </ButtonLink>
        </>
      }
    />
  );
}
