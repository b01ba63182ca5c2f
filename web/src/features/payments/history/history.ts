import { breakdownAmount, formatMoney, type Payment, sameEmail } from '@wayfarer/contract';

/** The payments of one person's email (spec §6), even if the response holds others. */
export function ownPayments(payments: readonly Payment[], email: string): Payment[] {
  return payments.filter(({ userEmail }) => sameEmail(userEmail, email));
}

interface Sum {
  amount: number;
  currency: string;
}

/** Formats sums, one for each currency: `$1,200.50 + ¥500`. */
function sumText(sums: readonly Sum[], currency: string): string {
  const totals = new Map<string, number>();
  for (const sum of sums) {
    totals.set(sum.currency, (totals.get(sum.currency) ?? 0) + sum.amount);
  }
  if (totals.size === 0) return formatMoney(0, currency);
  return Array.from(totals, ([code, amount]) => formatMoney(amount, code)).join(' + ');
}

/** Leaves out test payments once there are real ones. */
function counted(payments: readonly Payment[]): readonly Payment[] {
  const real = payments.filter(({ test }) => !test);
  return real.length > 0 ? real : payments;
}

/**
 * Total Spent (spec §9): the sum of the prices. `currency` is the site's currency, which is used if there are no
 * payments.
 */
export function totalSpent(payments: readonly Payment[], currency: string): string {
  return sumText(counted(payments), currency);
}

/** The total of all refunds; null if there are none. */
export function totalRefunded(payments: readonly Payment[]): string | null {
  const given = counted(payments)
    .filter(({ amountRefunded }) => amountRefunded > 0)
    .map(({ amountRefunded: amount, currency }) => ({ amount, currency }));
  return given.length === 0 ? null : sumText(given, '');
}

/** Total Spent less all refunds; null if nothing was refunded. */
export function netSpent(payments: readonly Payment[]): string | null {
  const all = counted(payments);
  if (all.every(({ amountRefunded }) => amountRefunded === 0)) return null;
  const left = all.map(({ amount, amountRefunded, currency }) => ({
    amount: amount - amountRefunded,
    currency,
  }));
  return sumText(left, '');
}

/** One payment of each trip: the newest, whose breakdown covers all of the trip's payments. */
export function newestOfTrips(payments: readonly Payment[]): ReadonlySet<Payment> {
  const newest = new Map<string, Payment>();
  for (const payment of payments) {
    const known = newest.get(payment.bookingId);
    if (payment.breakdown && !(known && known.createdAt >= payment.createdAt)) {
      newest.set(payment.bookingId, payment);
    }
  }
  return new Set(newest.values());
}

/**
 * The totals that are left to pay for the paid trips, on arrival and online as the balance of a payment plan; null if
 * nothing is left.
 */
export function totalsLeft(payments: readonly Payment[]): {
  onArrival: string | null;
  balance: string | null;
} {
  const due = [...newestOfTrips(counted(payments))].flatMap(({ breakdown, currency }) =>
    breakdown && breakdown.dueOnArrival > 0
      ? (['dueOnArrival', 'arrivalOnly'] as const).map((part) => ({
          amount: breakdownAmount(part, breakdown),
          currency,
          isBalance: part === 'dueOnArrival' && breakdown.balanceDueOn !== undefined,
        }))
      : [],
  );
  const sum = (of: readonly Sum[]) => {
    const left = of.filter(({ amount }) => amount > 0);
    return left.length === 0 ? null : sumText(left, '');
  };
  return {
    onArrival: sum(due.filter(({ isBalance }) => !isBalance)),
    balance: sum(due.filter(({ isBalance }) => isBalance)),
  };
}

/** The extent of a refund: none, part, or all of the payment. */
export function refundOf({ amount, amountRefunded }: Payment): 'none' | 'part' | 'all' {
  if (amountRefunded <= 0) return 'none';
  return amountRefunded < amount ? 'part' : 'all';
}
