import type { OwnLedger, OwnPayment, OwnRefund } from '../store/reconciliation.ts';

export interface ProviderCharge {
  id: string;
  status: string;
  bookingId: string | null;
  /** The part of the booking that the charge pays. */
  part: number;
  amountReceived: number;
  currency: string;
  /** The sum of succeeded refunds, without pending ones. */
  refunded: number;
  /** The amount taken back by the bank. */
  lost: number;
}

export type DifferenceKind =
  /** A part of a booking keeps the money of more than one charge. */
  | 'charged_twice'
  /** A booking can be paid by more than one open payment. */
  | 'payable_twice'
  /** A charge for a known booking is neither in the ledger nor refunded. */
  | 'not_recorded'
  /** A charge for an unknown booking is neither in the ledger nor refunded. */
  | 'booking_unknown'
  | 'recorded_otherwise'
  /** The ledger has a payment that the provider didn't take. */
  | 'not_charged'
  /** The refunded and lost amount differs from the ledger's. */
  | 'gone_back_otherwise';

export interface Difference {
  kind: DifferenceKind;
  says: string;
  bookingId: string | null;
  transactionId: string | null;
}

type Charges = ReadonlyMap<string, ProviderCharge>;

export function compareLedgers(charges: Charges, own: OwnLedger): Difference[] {
  return [
    ...chargedTwice(charges, own),
    ...payableTwice(charges, own),
    ...[...charges.values()].flatMap((charge) => chargeDifference(charge, own)),
    ...own.payments.flatMap((payment) => paymentDifference(charges, payment)),
  ];
}

/** Finds bookings with several charges for one part that are neither refunded nor about to be. */
function chargedTwice(charges: Charges, { bookings, payments, refunds }: OwnLedger): Difference[] {
  const bookingOf = new Map(payments.map((payment) => [payment.transactionId, payment.bookingId]));
  const pending = new Map<string, number>();
  for (const { amount, state, transactionId: id } of refunds) {
    if (state === 'pending') pending.set(id, (pending.get(id) ?? 0) + amount);
  }
  const kept = [...charges.values()].flatMap(({ id, bookingId, part, ...charge }) => {
    const booking = bookingOf.get(id) ?? bookingId;
    if (booking === null || charge.status !== 'succeeded') return [];
    const gone = charge.refunded + charge.lost + (pending.get(id) ?? 0);
    return charge.amountReceived > gone ? [{ booking, id, part }] : [];
  });
  return severalOf(kept).map(({ bookingId, ids }) => ({
    kind: 'charged_twice',
    says: `the booking ${bookingId} is charged by ${ids.join(' and ')}${unlessKnown(bookings, bookingId)}`,
    bookingId,
    transactionId: ids.at(-1) ?? null,
  }));
}

/** After a restore of a backup older than the booking, its payments are unknown here, and staff decide about them. */
function unlessKnown(bookings: OwnLedger['bookings'], bookingId: string): string {
  return bookings.has(bookingId) ? '' : ', and is not here';
}

function payableTwice(charges: Charges, { bookings }: OwnLedger): Difference[] {
  const usable = [...charges.values()].flatMap(({ bookingId: booking, id, status }) =>
    booking !== null && status.startsWith('requires_') ? [{ booking, id, part: 0 }] : [],
  );
  return severalOf(usable).map(({ bookingId, ids }) => ({
    kind: 'payable_twice',
    says: `the booking ${bookingId} can be paid by ${ids.join(' and ')}${unlessKnown(bookings, bookingId)}`,
    bookingId,
    transactionId: ids.at(-1) ?? null,
  }));
}

interface Several {
  bookingId: string;
  ids: string[];
}

function severalOf(of: readonly { booking: string; id: string; part: number }[]): Several[] {
  const all = new Map<string, Several>();
  for (const { booking: bookingId, id, part } of of) {
    const key = `${bookingId}:${part}`;
    all.set(key, { bookingId, ids: [...(all.get(key)?.ids ?? []), id] });
  }
  return [...all.values()].filter(({ ids }) => ids.length > 1);
}

/** Finds a charge that is neither in the ledger nor fully refunded. */
function chargeDifference(charge: ProviderCharge, own: OwnLedger): Difference[] {
  const { amountReceived, bookingId, currency, id, status } = charge;
  if (status !== 'succeeded') return [];
  const of = { bookingId, transactionId: id };
  const payment = own.payments.find(({ transactionId }) => transactionId === id);
  if (payment === undefined) {
    const isOurs = ({ paymentId, transactionId }: OwnRefund) =>
      transactionId === id && paymentId === null;
    const decided = own.refunds.filter(isOurs).reduce((sum, { amount }) => sum + amount, 0);
    if (decided >= amountReceived || charge.refunded >= amountReceived) return [];
    const known = bookingId === null || own.bookings.has(bookingId);
    return [
      known
        ? { ...of, kind: 'not_recorded', says: `the charge ${id} has no record` }
        : {
            ...of,
            kind: 'booking_unknown',
            says: `the charge ${id} has no record, and its booking ${bookingId} is not here`,
          },
    ];
  }
  const same = payment.amount === amountReceived && payment.currency === currency;
  const says = `the charge ${id} is recorded as another amount`;
  return same ? [] : [{ ...of, kind: 'recorded_otherwise', says }];
}

/** Finds a payment in the ledger that was never charged, or whose returned amount differs from the provider's. */
function paymentDifference(charges: Charges, payment: OwnPayment): Difference[] {
  const { bookingId, id, transactionId } = payment;
  const charge = charges.get(transactionId);
  const of = { bookingId, transactionId };
  if (charge?.status !== 'succeeded') {
    return [{ ...of, kind: 'not_charged', says: `the payment ${id} has no charge` }];
  }
  // a bank that reopens a dispute may take money that was refunded in the meantime; the ledger counts it once
  const lost = Math.min(charge.lost, charge.amountReceived - charge.refunded);
  const same = charge.refunded === payment.amountRefunded && lost === payment.amountLost;
  const says = `the payment ${id} does not show the amount that was returned`;
  return same ? [] : [{ ...of, kind: 'gone_back_otherwise', says }];
}
