import { useEffect, useRef } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { paymentsApi, byId } from '../api.ts';
import { checkingTexts as texts } from '../copy.texts.js';
import type { PaidPart } from './amounts.ts';
import type { UnresolvedPayment } from './use-pay.ts';

/** Milliseconds between two polls. */
const PAUSE = 2500;

/**
 * The number of consecutive 'unpaid' responses after which the card counts as not charged. A first one is not enough,
 * because a late confirmation may follow.
 */
const ANSWERS_TO_BELIEVE = 3;

/**
 * Polls the outcome of a payment until it is known (spec §4). As long as it is unknown, the payment is never reported
 * as failed.
 */
export function Checking({
  bookingId,
  part,
  unresolved,
  onPaid,
  onOpen,
}: {
  bookingId: string;
  part: PaidPart;
  unresolved: UnresolvedPayment;
  onPaid: () => void;
  /** Called if the booking can be paid again, because the card wasn't charged or the charge was refunded. */
  onOpen: () => void;
}) {
  const { data, fulfilledTimeStamp, isError, isFetching } = paymentsApi.useBookingPaymentQuery(
    { ...byId(bookingId), ...(part === 'balance' && { query: { part } }) },
    { pollingInterval: PAUSE, refetchOnMountOrArgChange: true },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const heard = useRef(0);
  const known = useRef(false);
  const open = useRef(0);
  const state = data?.state;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isFetching || isError || !fulfilledTimeStamp) return;
    if (known.current || fulfilledTimeStamp === heard.current) return;
    heard.current = fulfilledTimeStamp;
    if (state === 'paid') {
      // the next step refetches everything, including this state, so `onPaid` must not be called twice
      known.current = true;
      onPaid();
    }
    open.current = state === 'unpaid' || state === 'refunded' ? open.current + 1 : 0;
    if (open.current >= ANSWERS_TO_BELIEVE) onOpen();
  }, [state, fulfilledTimeStamp, isFetching, isError, onPaid, onOpen]);

  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <span className="text-lagoon">
        <Spinner size="lg" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display text-h3">
        {texts.title}
      </h2>
      <div role="status" className="flex max-w-md flex-col gap-2 text-muted">
        <p>{unresolved.kind === 'unsaved' ? texts.savedLater : texts.text}</p>
        {isError && <p>{texts.unreachable}</p>}
      </div>
    </div>
  );
}
