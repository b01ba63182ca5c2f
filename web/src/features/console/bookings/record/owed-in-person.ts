import type { BookingRecord } from '@wayfarer/contract';

/** What a cancellation promised back in person and nobody has handed out, in minor units. */
export function owedInPerson({
  booking: { cancellation },
  counterPayments,
}: BookingRecord): number {
  if (!cancellation) return 0;
  const returned = counterPayments
    .filter(
      ({ createdAt, kind, voided }) =>
        kind === 'returned' && !voided && createdAt >= cancellation.at,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, cancellation.refund.counter - returned);
}
