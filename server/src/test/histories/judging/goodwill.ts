/**
 * The amounts that the agency refunds beyond the cancellation terms. They are derived from the rows before and after an
 * action and from the refund that canceling would have given, without the product's own records of goodwill.
 */
import { may } from '@wayfarer/contract';
import { sumsOf, type Books } from '../../payments/booked-money.ts';
import type { Fault } from './checks.ts';
import type { Person } from '../people.ts';

export interface Giver {
  who: Person;
  /** Cancels in full for the agency's own reasons. */
  callsOff?: boolean;
}

export interface Moment {
  books: Books | null;
  /** The refund that canceling would give by the terms; null if it can't be canceled. */
  refund: number | null;
}

/** An action that gave goodwill. Refunds that failed and entries that were voided later don't count. */
export interface Given {
  beyond: number;
  /** The refund or the counter payment; null if there is none. */
  row: string | null;
}

/** The amount that the agency owes without any goodwill. */
function owedOf(books: Books): number {
  const { cancellation, total } = books;
  const due = cancellation
    ? cancellation.kept + (cancellation.held ? cancellation.card : 0)
    : total;
  return Math.max(0, sumsOf(books).here - due);
}

/** False if news from the provider arrived between the two moments, or the amount of a refund was made due again. */
function isComparable(before: Books, after: Books): boolean {
  const known = (books: Books) =>
    JSON.stringify(
      books.payments.map(({ amountLost, disputes, id, refunds }) => [
        id,
        amountLost,
        disputes,
        refunds
          .filter((one) =>
            before.payments.some(({ refunds: of }) => of.some(({ id: was }) => was === one.id)),
          )
          .map(({ id: refund, kind, state }) => [refund, kind, state === 'failed']),
      ]),
    );
  return known(before) === known(after);
}

/** The goodwill that an action gave. A cancellation that refunds less than the terms counts as negative. */
export function givenBy(
  { books: before, refund: was }: Moment,
  { books: after, refund }: Moment,
): Given[] {
  if (before === null || after === null || !isComparable(before, after)) return [];
  const refundsOf = (books: Books) =>
    books.payments.flatMap(({ duplicate, refunds }) => (duplicate ? [] : refunds));
  const isNew =
    <T extends { id: string }>(of: readonly T[]) =>
    (one: T) =>
      of.every(({ id }) => id !== one.id);
  const made = refundsOf(after)
    .filter(isNew(refundsOf(before)))
    .filter(({ state }) => state !== 'failed');
  const owed = owedOf(before);
  const given: Given[] = made
    .filter(({ kind }) => kind === 'requested')
    .map(({ amount, id }) => ({ beyond: Math.max(0, amount - owed), row: id }));
  const returned = after.counters
    .filter(isNew(before.counters))
    .filter(({ kind }) => kind === 'returned');
  const { cancellation } = after;
  const isCanceled = cancellation !== null && before.cancellation === null;
  // money that confirms a held booking raises its revision, too, but gives nothing
  const isChanged = after.revision > before.revision && after.state === before.state;
  // a cancellation or a change itself returns the parts of gift vouchers
  if (!isCanceled && !isChanged)
    given.push(
      ...returned.map(({ amount, id }) => ({ beyond: Math.max(0, amount - owed), row: id })),
    );
  if (was === null) return given;
  if (isCanceled) given.push({ beyond: cancellation.card + cancellation.counter - was, row: null });
  if (refund !== null && isChanged) {
    const back = [...made.filter(({ kind }) => kind === 'change'), ...returned].reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    given.push({ beyond: Math.max(0, back + refund - was), row: null });
  }
  return given;
}

/** The amount of earlier goodwill that still counts, plus refunds made by hand at the provider. */
function givenBefore(books: Books, given: readonly Given[]): number {
  const refunds = books.payments.flatMap((payment) => payment.refunds);
  const gone = new Set([
    ...refunds.filter(({ state }) => state === 'failed').map(({ id }) => id),
    ...books.counters.filter(({ voided }) => voided).map(({ id }) => id),
  ]);
  const byHand = refunds.filter(({ kind, state }) => kind === 'provider' && state !== 'failed');
  return (
    given.reduce(
      (sum, { beyond, row }) => sum + (row !== null && gone.has(row) ? 0 : Math.max(0, beyond)),
      0,
    ) + byHand.reduce((sum, { amount }) => sum + amount, 0)
  );
}

function limitOf({ callsOff = false, who: { staff } }: Giver): number {
  if (staff === null || !may(staff.role, staff.extra, 'money.refund')) return 0;
  if (staff.role === 'owner') return Infinity;
  return callsOff && may(staff.role, staff.extra, 'departures.cancel')
    ? Infinity
    : (staff.limit ?? 0);
}

/**
 * Checks that no one gives more than their limit, including goodwill that was given for the trip before (invariants 5,
 * 6, 7 and 8).
 */
export function checkGiven(
  giver: Giver,
  { books }: Moment,
  { before, now }: { before: readonly Given[]; now: readonly Given[] },
): Fault[] {
  const { name, staff } = giver.who;
  const beyond = now.reduce((sum, one) => sum + Math.max(0, one.beyond), 0);
  const earlier = books === null ? 0 : givenBefore(books, before);
  const limit = limitOf(giver);
  const faults: Fault[] = [];
  if (beyond > 0 && earlier + beyond > limit)
    faults.push(
      `${name} gave ${beyond} beyond the terms after ${earlier}, with a limit of ${limit}`,
    );
  const keeps = now.some((one) => one.beyond < 0);
  if (keeps && (staff === null || !may(staff.role, staff.extra, 'money.refund')))
    faults.push(`${name} gave less than the terms do`);
  return faults;
}
