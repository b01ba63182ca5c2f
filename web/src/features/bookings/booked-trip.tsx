import { type Booking, formatDay, formatMoney, isPaid, tripPath } from '@wayfarer/contract';
import { CircleCheck, X } from 'lucide';
import { useLocation, useMatch } from 'react-router';
import { useAppDispatch } from '../../api/store.ts';
import { paths, patterns } from '../../domain/paths.ts';
import { bookedChanged } from '../../session/notices.ts';
import { focusScreen, isFocusLost } from '../../lib/restore-focus.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { bookingsApi } from './api.ts';
import { bookedTexts as texts } from './copy.ts';

/** For forms whose own buttons take the place of the message. */
const FORMS = /^\/(?:booking|updateBooking|payment|bookings\/[^/]+)(?:\/|$)/i;

/** If the message had the focus when it goes away, moves the focus to the screen. */
function leaveFocusToScreen(leaving: HTMLElement | null): () => void {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (isFocusLost()) focusScreen();
    });
  };
}

/**
 * Next steps for the trip that was just booked, until the message is dismissed or the trip is paid
 * or deleted.
 */
export function BookedTrip({ booked }: { booked: Booking }) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isInView = useMatch(patterns.bookings) !== null;
  // the trip may be changed, paid or deleted while the message is shown
  const { data: bookings, isFetching } = bookingsApi.useListBookingsQuery();
  const found = bookings?.find(({ _id }) => _id === booked._id);
  const isGone = bookings !== undefined && !isFetching && !found;
  const trip = found ?? booked;
  const { currency, dueNow } = trip.breakdown;
  const close = () => void dispatch(bookedChanged({ trip, open: false }));
  if (FORMS.test(pathname) || isPaid(trip) || trip.cancellation || isGone) return null;
  return (
    <section
      ref={leaveFocusToScreen}
      aria-label={texts.label}
      data-booked=""
      className="sticky bottom-4 z-40 mx-auto flex w-[calc(100%-2rem)] max-w-xl print:hidden items-start gap-3 rounded-card border border-line bg-surface p-4 pr-2 text-ink shadow-float animate-rise"
    >
      <Icon shape={CircleCheck} className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          {texts.text(trip.travelSpot, formatDay(trip.travelDate))}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:-ml-8">
          <ButtonLink to={paths.payment(trip._id)} size="sm" onClick={close}>
            {texts.pay(formatMoney(dueNow, currency))}
          </ButtonLink>
          <ButtonLink
            to={isInView ? tripPath(trip._id) : paths.bookings()}
            size="sm"
            variant="secondary"
            onClick={close}
          >
            {isInView ? texts.seeTrip : texts.see}
          </ButtonLink>
        </div>
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={close}
        className="-mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon shape={X} className="size-4" />
      </button>
    </section>
  );
}
