import { useEffect, useRef } from 'react';

/** Asks at once, and then again after each pause, in milliseconds. */
export const polling = (pollingInterval: number) => ({
  pollingInterval,
  refetchOnMountOrArgChange: true,
});

/**
 * The number of consecutive responses after which the card counts as not charged. A first one is not enough, because a
 * late confirmation may follow.
 */
const ANSWERS_TO_BELIEVE = 3;

interface Answer {
  /** True if the payment is recorded. */
  isPaid: boolean;
  /** True if the card wasn't charged, or the charge was refunded. */
  isOpen: boolean;
  fulfilledTimeStamp?: number | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** Reads the responses of a polling query until the outcome of a payment is known (spec §4). */
export function useOutcome(
  { isPaid, isOpen, fulfilledTimeStamp, isError, isFetching }: Answer,
  { onPaid, onOpen }: { onPaid?: () => void; onOpen: () => void },
) {
  // an earlier response doesn't count
  const heard = useRef(fulfilledTimeStamp);
  const known = useRef(false);
  const open = useRef(0);

  useEffect(() => {
    if (isFetching || isError || !fulfilledTimeStamp) return;
    if (known.current || fulfilledTimeStamp === heard.current) return;
    heard.current = fulfilledTimeStamp;
    if (isPaid) {
      // the next step refetches everything, including this state, so `onPaid` must not be called twice
      known.current = true;
      onPaid?.();
    }
    open.current = isOpen ? open.current + 1 : 0;
    if (open.current >= ANSWERS_TO_BELIEVE) onOpen();
  }, [isPaid, isOpen, fulfilledTimeStamp, isFetching, isError, onPaid, onOpen]);
}
