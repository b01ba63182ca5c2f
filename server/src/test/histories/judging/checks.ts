/** Compares a booking's displayed amounts with the sums of its rows, and reports every difference in words. */
import {
  amountDueNow,
  ownParts,
  type Booking,
  type BookingRecord,
  type BookingListItem,
  type CancellationPreview,
  sumOfLines,
  type ChargeMode,
  type Trip,
} from '@wayfarer/contract';
import {
  sumsOf,
  type BookedCancellation,
  type Books,
  type BookSums,
} from '../../payments/booked-money.ts';

export type Fault = string;

class Faults {
  readonly found: Fault[] = [];

  same(what: string, shown: unknown, inBooks: unknown): void {
    if (shown !== inBooks) this.found.push(`${what} is ${shown}, by the books ${inBooks}`);
  }

  holds(what: string, holds: boolean): void {
    if (!holds) this.found.push(what);
  }

  amounts(what: string, amounts: Record<string, number>): void {
    for (const [name, amount] of Object.entries(amounts))
      this.holds(`${what}: ${name} is ${amount}`, Number.isSafeInteger(amount) && amount >= 0);
  }
}

/** Checks a trip that takes place (invariants 1, 2 and 10). */
export function checkStanding(books: Books, shown: Booking, charge: ChargeMode): Fault[] {
  const faults = new Faults();
  const sums = sumsOf(books);
  const { breakdown, paid } = shown;
  const { dueNow, dueOnArrival, refunded, total } = breakdown;
  faults.amounts('breakdown', { total, paid: breakdown.paid, refunded, dueNow, dueOnArrival });
  faults.same('total', total, books.total);
  faults.same('sum of the lines', sumOfLines(shown.priceLines), total);
  faults.same('paid', breakdown.paid, sums.paid);
  faults.same('refunded', refunded, sums.kindness);
  faults.same('open', dueNow + dueOnArrival, Math.max(0, books.total - sums.paid));
  faults.holds('more is paid than came in', breakdown.paid <= sums.everIn);
  if (sums.kindness === 0 && sums.isAtRest && sums.paid <= books.total)
    faults.same('open and here', dueNow + dueOnArrival + sums.here, books.total);
  faults.same('cash of the row', books.counter, sums.cash + sums.given);
  const { currency, days, first } = books;
  const byCard =
    first ??
    amountDueNow({ total: books.total, days, currency, ...ownParts(shown.priceLines) }, charge);
  const counted = sums.cash + sums.given;
  faults.same('is paid', paid, sums.live.length > 0 || (counted > 0 && counted >= byCard));
  faults.holds('a paid trip asks for a card', !(paid && dueNow > 0));
  return faults.found;
}

const giftOf = ({ gift = 0 }: CancellationPreview['refund']): number => gift;

/** Checks the preview of canceling a trip that takes place (invariants 2 and 4). */
export function checkPreview(books: Books, shown: CancellationPreview): Fault[] {
  const faults = new Faults();
  const sums = sumsOf(books);
  const { back, kept, lapsed, refund, taken, total } = shown;
  const gift = giftOf(refund);
  faults.amounts('preview', { back, kept, lapsed, taken, total, ...refund, gift });
  faults.holds('more goes to vouchers than back at the counter', gift <= refund.counter);
  faults.same('taken − back', taken - back, sums.here);
  faults.same('refund + kept', refund.card + refund.counter + kept, sums.here);
  faults.holds('more was taken than came in', taken <= sums.everIn);
  const left = sums.live.reduce((all, one) => all + one.left, 0);
  faults.holds('more goes to cards than they can be given', refund.card <= left);
  for (const step of shown.steps)
    faults.holds(
      'a step of the refund is out of bounds',
      step.refund >= 0 && step.refund <= sums.here,
    );
  return faults.found;
}

/**
 * Checks a new cancellation (invariant 4). `books` were read after it, `before` before it. Sending its refund may have
 * revealed payments that a bank or someone at the provider changed without our knowledge, so a payment may count as it
 * was before or after.
 */
export function checkDecision(
  books: Books,
  decided: BookedCancellation,
  before: Books | null,
): Fault[] {
  const faults = new Faults();
  const { back, card, counter, kept, lapsed, taken } = decided;
  faults.amounts('cancellation', { back, card, counter, kept, lapsed, taken });
  faults.same('taken', taken, back + card + counter + kept);
  const shared = kept + card + counter;
  if (shared !== hereBefore(books, decided, before))
    faults.same('kept + refund', shared, hereBefore(books, decided, books));
  return faults.found;
}

/**
 * The money that the agency held before the cancellation's refund, regardless of the refund's outcome: without what went
 * back to cards and gift vouchers since. Payments are taken from `known` if they are in it, otherwise from `books`.
 */
function hereBefore(books: Books, { id }: BookedCancellation, known: Books | null): number {
  const payments = books.payments.map((now) => {
    const payment = known?.payments.find((one) => one.id === now.id) ?? now;
    const refunds = payment.refunds.filter(({ reason }) => reason !== `cancellation:${id}`);
    return { ...payment, refunds };
  });
  const counters = books.counters.filter(({ since }) => !since);
  return sumsOf({ ...books, counters, payments }).here;
}

/** Checks a canceled trip at any later time. */
export function checkCanceled(books: Books, shown: Booking): Fault[] {
  const faults = new Faults();
  const sums = sumsOf(books);
  const { breakdown, cancellation } = shown;
  const decided = books.cancellation;
  if (!cancellation || !decided) return ['a canceled trip shows no cancellation'];
  const { backBefore, backLater, kept, lapsed, refund, taken } = cancellation;
  faults.amounts('cancellation', {
    backBefore,
    backLater,
    kept,
    lapsed,
    taken,
    ...refund,
    gift: giftOf(refund),
  });
  const all = backBefore + refund.card + refund.counter + backLater + kept;
  faults.same('what became of it', all, taken);
  faults.holds('more was taken than came in', taken <= sums.everIn);
  const { dueNow, dueOnArrival, paid, refunded, total } = breakdown;
  faults.amounts('breakdown', { total, paid, refunded, dueNow, dueOnArrival });
  faults.same('due', dueNow + dueOnArrival, 0);
  faults.same('kept', total, kept);
  if (isPlain(books)) faults.same('kept', kept, Math.max(0, keptByBooks(books, decided, sums)));
  return faults.found;
}

/**
 * True if no refund failed, no bank is deciding, and no payment is a duplicate. Then the amount kept must equal the
 * amount that is still there.
 */
function isPlain({ cancellation, payments }: Books): boolean {
  return payments.every(
    ({ disputes, duplicate, refunds }) =>
      !duplicate &&
      disputes.length === 0 &&
      refunds.every(({ kind, state }) => state === 'succeeded' || kind === 'cancellation') &&
      refunds.every(({ state }) => state !== 'failed') &&
      cancellation?.held === false,
  );
}

function keptByBooks(
  { counters, payments }: Books,
  { counter }: BookedCancellation,
  { cash }: BookSums,
): number {
  const handed = counters
    .filter(({ kind, since, voided }) => kind === 'returned' && since && !voided)
    .reduce((all, { amount }) => all + amount, 0);
  const onCards = payments.reduce(
    (all, { amount, refunds }) => all + refunds.reduce((left, one) => left - one.amount, amount),
    0,
  );
  return onCards + cash - Math.max(0, counter - handed);
}

interface Screens {
  trip: Trip;
  booking: Booking;
  record: BookingRecord;
  /** The row of the list, filtered by whether there is a balance. */
  row: BookingListItem | undefined;
}

export function checkScreens({ booking, record, row, trip }: Screens, shown: Booking): Fault[] {
  const faults = new Faults();
  const { money } = record;
  const { dueNow, dueOnArrival } = shown.breakdown;
  const { balance, card, counter, goingBack, refunded, total } = money;
  faults.amounts('record', { balance, card, counter, goingBack, refunded, total });
  faults.same('balance of the record', balance, dueNow + dueOnArrival);
  const text = JSON.stringify(shown.breakdown);
  faults.same('breakdown of the trip page', JSON.stringify(trip.booking.breakdown), text);
  faults.same('breakdown of the booking', JSON.stringify(booking.breakdown), text);
  faults.same('balance of the list', row?.money.balance, dueNow + dueOnArrival);
  faults.same('paid in the list', row?.money.paid, shown.breakdown.paid);
  return faults.found;
}
