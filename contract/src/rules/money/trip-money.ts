/** The sums behind a booking's money, in minor units of its currency: from the ledger and the counter. */
export interface BookingSums {
  state: 'held' | 'booked' | 'expired' | 'cancelled';
  /** The price as agreed; once cancelled, what is kept. */
  total: number;
  /** What falls due before the trip counts as paid. */
  dueNow: number;
  /** Card payments, gross; superseded ones apart. */
  card: number;
  /** Refunds that succeeded, and disputes that were lost. */
  back: number;
  /** Refunds that are under way. */
  going: number;
  /** Received at the counter: cash, transfer; not voided. */
  counter: number;
  /** Returned at the counter. */
  counterBack: number;
  /** Of `back`, what was given as goodwill while the trip stands: it does not fall due again. */
  goodwill: number;
  /** Whether a payment by card counts for it. */
  cardPaid: boolean;
}

export interface BookingMoney {
  total: number;
  /** What the agency has of it now. */
  paid: number;
  /** What is still to be paid; nothing once the trip does not take place. */
  balance: number;
  /** On its way back to the card. */
  going: number;
  /** The wire's `paid` (spec §4). */
  isPaid: boolean;
}

/** The one rule for what a booking's rows come to. */
export function tripMoney(sums: BookingSums): BookingMoney {
  const paid = sums.card - sums.back + sums.counter - sums.counterBack;
  const stands = sums.state === 'booked' || sums.state === 'held';
  const received = sums.counter - sums.counterBack;
  return {
    total: sums.total,
    paid,
    balance: stands ? Math.max(0, sums.total - sums.goodwill - paid) : 0,
    going: sums.going,
    isPaid: sums.cardPaid || (received > 0 && received >= sums.dueNow),
  };
}
