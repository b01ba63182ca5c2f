import { type Booking, formatMoney } from '@wayfarer/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Card } from '../../../ui/display/card.tsx';
import { HoldNote, isHeld } from '../../../ui/holds/hold-note.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CardPart } from '../card/card-part.tsx';
import type { TripMoney } from './amounts.ts';
import { Checking } from './checking.tsx';
import { checkingTexts, texts } from '../copy.texts.js';
import { OtherWays } from './other-ways.tsx';
import { Paid } from './paid.tsx';
import { TestMode, TestNumbers } from '../test-mode/test-mode.tsx';
import { useCheckout } from './use-checkout.ts';
import { type UnresolvedPayment, useSave } from './use-save.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { recentTripChanged } from '../../../session/notices.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/**
 * Finishes a recorded payment (spec §4): shows a toast and a message that stays, then replaces the payment page with
 * the bookings, in the browser's history, too. A traveler who has left the page in the meantime stays on the other
 * page.
 */
function useFinish(trip: Booking, paid: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  return useCallback(
    (own = paid) => {
      toast.success(texts.success);
      dispatch(recentTripChanged({ trip, paid: own, open: true }));
      if (isCurrentRoute()) void navigate(paths.bookings(), { replace: true });
    },
    [dispatch, navigate, isCurrentRoute, trip, paid],
  );
}

/** Everything that involves the card provider: preparing, paying, and checking the outcome. */
export function Checkout({ booking, money }: { booking: Booking; money: TripMoney }) {
  const dispatch = useAppDispatch();
  const { renew, ...opening } = useCheckout(booking._id, money);
  const { opened, status } = opening;
  const save = useSave(booking, money.price);
  const [unresolved, setUnresolved] = useState<UnresolvedPayment>();
  const [notice, setNotice] = useState<string>();
  const amount = opened ? formatMoney(opened.amount, opened.currency) : money.dueNow;
  const onPaid = useFinish(booking, amount);

  const settle = useCallback(() => {
    dispatch(api.util.invalidateTags(['Bookings', 'Payments']));
    onPaid();
  }, [dispatch, onPaid]);
  const reopen = useCallback(() => {
    setNotice(
      unresolved?.kind === 'unsaved'
        ? (unresolved.detail ?? checkingTexts.givenBack)
        : checkingTexts.openAgain,
    );
    setUnresolved(undefined);
    renew();
  }, [unresolved, renew]);
  function retry() {
    // the price may have changed, or the booking may have been deleted
    dispatch(api.util.invalidateTags(['Bookings']));
    renew();
  }

  async function onCharged(transactionId: string) {
    const unsaved = await save(transactionId);
    if (unsaved) setUnresolved(unsaved);
    else onPaid();
  }

  // opening a payment may extend the time for which the places are kept
  const isLonger = opened !== undefined && isHeld(booking);
  useEffect(() => {
    if (isLonger) dispatch(api.util.invalidateTags(['Bookings']));
  }, [dispatch, isLonger]);

  if (status === 'paid') return <Paid booking={booking} />;
  const watched: UnresolvedPayment | undefined =
    unresolved ?? (status === 'in_progress' ? { kind: 'unknown' } : undefined);
  return (
    <Card floating>
      <HoldNote of={booking} className="mb-5" />
      <TestMode />
      {watched && (
        <Checking
          bookingId={booking._id}
          part={money.part}
          unresolved={watched}
          onPaid={settle}
          onOpen={reopen}
        />
      )}
      {/* the card input stays mounted while the outcome of an attempt is checked */}
      <div hidden={watched !== undefined}>
        {notice !== undefined && (
          <div className="mb-5">
            <Banner tone="info">{notice}</Banner>
          </div>
        )}
        <CardPart
          opening={opening}
          failed={texts.initFailed}
          amount={amount}
          payer={{ name: booking.travelName, email: booking.travelEmail }}
          onCharged={onCharged}
          onUnknown={() => setUnresolved({ kind: 'unknown' })}
          onClosed={renew}
          onRetry={retry}
        />
        <OtherWays booking={booking} part={money.part} amount={amount} onPaid={onPaid} />
        <TestNumbers />
      </div>
    </Card>
  );
}
