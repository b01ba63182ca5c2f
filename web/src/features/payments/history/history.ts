import { formatMoney, type Payment, sameEmail } from '@wayfarer/contract';

/** The payments of one person's e-mail (spec §6), whatever else the response holds. */
export function ownPayments(payments: readonly Payment[], email: string): Payment[] {
  return payments.filter(({ userEmail }) => sameEmail(userEmail, email));
}

interface Sum {
  amount: number;
  currency: string;
}

/** Sums as people read them, one for each currency that occurs: `$1,200.50 + ¥500`. */
function sumText(sums: readonly Sum[], currency: string): string {
  const totals = new Map<string, number>();
  for (const sum of sums) {
    totals.set(sum.currency, (totals.get(sum.currency) ?? 0) + sum.amount);
  }
  if (totals.size === 0) return formatMoney(0, currency);
  return Array.from(totals, ([code, amount]) => formatMoney(amount, code)).join(' + ');
}

/** Leaves test payments out once there are real ones. */
function counted(payments: readonly Payment[]): readonly Payment[] {
  const real = payments.filter(({ test }) => !test);
  return real.length > 0 ? real : payments;
}

/** Total Spent (spec §9): the sum of the prices. `currency` is the site's, for a sum of nothing. */
export function totalSpent(payments: readonly Payment[], currency: string): string {
  return sumText(counted(payments), currency);
}

/** The total of all refunds; null for none. */
export function totalRefunded(payments: readonly Payment[]): string | null {
  const given = counted(payments)
    .filter(({ amountRefunded }) => amountRefunded > 0)
    .map(({ amountRefunded: amount, currency }) => ({ amount, currency }));
  return given.length === 0 ? null : sumText(given, '');
}

/** What is due on arrival beside all that was paid; null for nothing. */
export function totalDueOnArrival(payments: readonly Payment[]): string | null {
  const due = counted(payments)
    .map(({ breakdown, currency }) => ({ amount: breakdown?.dueOnArrival ?? 0, currency }))
    .filter(({ amount }) => amount > 0);
  return due.length === 0 ? null : sumText(due, '');
}

/** How much of one payment was refunded. */
export function refundOf({ amount, amountRefunded }: Payment): 'none' | 'part' | 'all' {
  if (amountRefunded <= 0) return 'none';
  return amountRefunded < amount ? 'part' : 'all';
}
