import { paymentsApi, byId } from '../api.ts';
import { CheckingNote } from '../card/checking-note.tsx';
import { polling, useOutcome } from '../card/use-outcome.ts';
import { checkingTexts as texts } from '../copy.texts.js';
import type { PaidPart } from './amounts.ts';
import type { UnresolvedPayment } from './use-save.ts';

const POLLED = polling(2500);

/** Polls the outcome of a booking's payment until it is known (spec §4). */
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
  const query = paymentsApi.useBookingPaymentQuery(
    { ...byId(bookingId), ...(part === 'balance' && { query: { part } }) },
    POLLED,
  );
  const state = query.data?.state;
  const isOpen = state === 'unpaid' || state === 'refunded';
  useOutcome({ ...query, isPaid: state === 'paid', isOpen }, { onPaid, onOpen });
  const text = unresolved.kind === 'unsaved' ? texts.savedLater : texts.text;
  return <CheckingNote text={text} isUnreachable={query.isError} />;
}
