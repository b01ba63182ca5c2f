import { Elements } from '@stripe/react-stripe-js';
import { type Booking, formatMoney } from '@wayfarer/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { HoldNote, isHeld } from '../../../ui/holds/hold-note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { TripMoney } from './amounts.ts';
import { CardForm } from './card-form.tsx';
import { Checking } from './checking.tsx';
import { checkingTexts, texts } from '../copy.texts.js';
import { Paid } from './paid.tsx';
import { TestMode, TestNumbers } from '../test-mode/test-mode.tsx';
import { useCheckout } from './use-checkout.ts';
import type { UnresolvedPayment } from './use-pay.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { recentTripChanged } from '../../../session/notices.ts';
import { toast } from '../../../ui/feedback/toast.ts';

function Problem({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <Banner>
        {texts.initFailed}. {detail}
      </Banner>
      <Button variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function PreparingCard() {
  return (
    <div role="status">
      <p className="sr-only">{texts.cardLoading}</p>
      <Skeleton className="mb-5 h-20" />
      <Skeleton className="h-15" />
    </div>
  );
}

/**
 * Finishes a recorded payment (spec §4): shows a toast and a message that stays, then replaces the payment page by the
 * bookings, also in the history. A traveler who has left the page in the meantime stays on the other page.
 */
function useFinish(trip: Booking, paid: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  return useCallback(() => {
    toast.success(texts.success);
    dispatch(recentTripChanged({ trip, paid, open: true }));
    if (isCurrentRoute()) void navigate(paths.bookings(), { replace: true });
  }, [dispatch, navigate, isCurrentRoute, trip, paid]);
}

/** Everything that involves the card provider: preparing, paying, and checking the outcome. */
export function Checkout({ booking, money }: { booking: Booking; money: TripMoney }) {
  const dispatch = useAppDispatch();
  const { provider, opened, problem, status, renew } = useCheckout(booking._id, money);
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
        {provider ? (
          <Elements stripe={provider}>
            <CardForm
              booking={booking}
              opened={opened}
              amount={amount}
              price={money.price}
              onPaid={onPaid}
              onUnresolved={setUnresolved}
              onClosed={renew}
            />
          </Elements>
        ) : (
          problem === undefined && <PreparingCard />
        )}
        {problem !== undefined && <Problem detail={problem} onRetry={retry} />}
        <TestNumbers />
      </div>
    </Card>
  );
}
