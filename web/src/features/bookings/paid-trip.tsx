import { type Booking, tripPath, voucherPath } from '@wayfarer/contract';
import { useAppDispatch } from '../../api/store.ts';
import { recentTripChanged } from '../../session/notices.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { paidTexts as texts } from './copy.texts.js';
import { TripNotice } from './trip-notice.tsx';
import { useRecentTrip } from './use-recent-trip.ts';

/** Confirms a payment and leads to the voucher, until the message is dismissed. */
export function PaidTrip({ paid, amount }: { paid: Booking; amount: string }) {
  const dispatch = useAppDispatch();
  const trip = useRecentTrip(paid);
  if (trip === null) return null;
  const close = () => void dispatch(recentTripChanged({ trip, paid: amount, open: false }));
  return (
    <TripNotice
      label={texts.label}
      text={texts.text(amount)}
      onClose={close}
      actions={
        <>
          <ButtonLink to={voucherPath(trip._id)} size="sm" onClick={close}>
            {texts.voucher}
          </ButtonLink>
          <ButtonLink to={tripPath(trip._id)} size="sm" variant="secondary" onClick={close}>
            {texts.seeTrip}
          </ButtonLink>
        </>
      }
    />
  );
}
