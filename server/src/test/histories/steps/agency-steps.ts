import type { OperatorRefund, Problem } from '@wayfarer/contract';
import type { Answer } from '../../payments/payments-caller.ts';
import { sumsOf, sumsOfPayment, type Books } from '../../payments/booked-money.ts';
import { anybody, dayIn, stands, type History, type Step } from '../history.ts';
import type { Person } from '../people.ts';
import { asked, isRarely } from './asked.ts';

const changes: Step = {
  name: 'the agency changes',
  weight: 10,
  plan: (of, { books, id }) => {
    if (!books || isRarely(of, books)) return null;
    const { dice } = of;
    const body = {
      revision: dice.chance(0.95) ? books.revision : books.revision + 1,
      reason: 'As we said on the telephone.',
      ...(dice.chance(0.7) && { travelDuration: dice.between(1, 8) }),
      ...(dice.chance(0.3) && { travellers: { adults: dice.between(1, 4) } }),
      ...(dice.chance(0.2) && { travelDate: dayIn(of, dice.oneOf([1, 4, 10, 40])) }),
    };
    return asked({
      who: anybody(of),
      permission: 'bookings.write',
      says: `changes it: ${JSON.stringify(body)}`,
      act: ({ caller }) => caller.call('POST', `/api/operator/bookings/${id}/change`, body),
    });
  },
};

const refunds: Step = {
  name: 'the agency refunds',
  weight: 9,
  plan: (of, { books }) => {
    if (!books || books.payments.length === 0) return null;
    const { dice } = of;
    const payment = dice.oneOf(books.payments);
    const { left } = sumsOfPayment(payment);
    const amount = dice.chance(0.3) ? undefined : dice.amount(left);
    const typed = [`change:${books.id}:2`, 'second_charge', 'made at the provider: x'];
    const reason = dice.chance(0.05)
      ? dice.oneOf(typed)
      : dice.oneOf(['rain', 'peace', 'change of mind', `${dice.below(1e6)}`]);
    return asked({
      who: anybody(of),
      permission: 'money.refund',
      says: `refunds ${amount ?? 'all that is left'} of ${payment.id}: ${reason}`,
      act: ({ caller }) =>
        caller.call('POST', `/api/payments/${payment.id}/refunds`, { amount, reason }),
      wrong: ({ status }) =>
        typed.includes(reason) && status !== 400 ? `the reason ${reason} was taken` : null,
    });
  },
};

const chargesAgain: Step = {
  name: 'the agency makes a refund due again',
  weight: 4,
  plan: (of, { books }) => {
    const made = books?.payments.flatMap((payment) => payment.refunds) ?? [];
    if (made.length === 0) return null;
    const { id } = of.dice.oneOf(made);
    return asked({
      who: anybody(of),
      permission: 'money.refund',
      says: `makes ${id} due again`,
      act: ({ caller }) =>
        caller.call('POST', `/api/operator/refunds/${id}/charge-again`, { reason: 'A slip.' }),
    });
  },
};

/** An amount of cash near the amount due or received, because mistakes show with such amounts. */
function cashAmount({ dice }: History, books: Books, kind: 'received' | 'returned'): number {
  const { cash, paid } = sumsOf(books);
  return dice.amount(Math.max(1, kind === 'received' ? books.total - paid : cash));
}

const takesCash: Step = {
  name: 'cash changes hands',
  weight: 10,
  plan: (of, { books, id }) => {
    if (!books || isRarely(of, books)) return null;
    const kind = of.dice.chance(0.65) ? 'received' : 'returned';
    const amount = cashAmount(of, books, kind);
    const wrongDays = [-500, -100, 3, 30];
    const days = of.dice.chance(0.1) ? of.dice.oneOf(wrongDays) : 0;
    const body = { kind, amount, method: 'cash', receivedOn: dayIn(of, days) };
    return asked({
      who: anybody(of),
      permission: 'money.counter',
      says: `${kind} ${amount} in cash, ${days} days from now`,
      act: ({ caller }) =>
        caller.call('POST', `/api/operator/bookings/${id}/counterPayments`, body),
      wrong: ({ status }) =>
        days !== 0 && status === 201 ? `cash was entered ${days} days from now` : null,
    });
  },
};

const voids: Step = {
  name: 'an entry is voided',
  weight: 6,
  plan: (of, { books }) => {
    if (!books || books.counters.length === 0) return null;
    const { id } = of.dice.oneOf(books.counters);
    return asked({
      who: anybody(of),
      permission: 'money.void',
      says: `voids ${id}`,
      act: ({ caller }) =>
        caller.call('POST', `/api/operator/counterPayments/${id}/void`, { reason: 'A slip.' }),
    });
  },
};

/**
 * Requires that the agency can end every trip that takes place, unless the person's limit, a fault or a race prevents
 * it (invariant 3).
 */
const mustEnd =
  (who: Person, refund: OperatorRefund) =>
  ({ body, status }: Answer): string | null => {
    const ends = refund === 'none' || refund === 'full' || refund === 'policy';
    if (!ends || who.staff?.role !== 'owner' || status === 201) return null;
    return `a standing trip was not canceled with ${refund}: ${JSON.stringify(body)}`;
  };

const cancels: Step = {
  name: 'the agency cancels',
  weight: 5,
  plan: (of, { books, id }) => {
    if (!books || isRarely(of, books)) return null;
    const { dice } = of;
    const some = { amount: dice.amount(Math.max(1, sumsOf(books).here)) };
    const refund = dice.oneOf<OperatorRefund>(['none', 'none', 'full', 'policy', some]);
    const who = anybody(of);
    const body = { revision: books.revision, refund, reasonCode: 'weather', message: 'A storm.' };
    return asked({
      who,
      permission: 'bookings.cancel',
      says: `cancels with ${JSON.stringify(refund)}`,
      callsOff: refund === 'full' && books.travelDate >= dayIn(of, -1),
      act: async ({ caller }) => {
        const path = `/api/operator/bookings/${id}/cancellation`;
        const answer = await caller.call<Problem>('POST', path, body);
        const { cancellation, code } = answer.body;
        // a payment that was only found now has confirmed the trip: the person sees the new figures and goes on
        return books.state === 'held' && code === 'cancellation_changed' && cancellation
          ? caller.call('POST', path, { ...body, revision: cancellation.revision })
          : answer;
      },
      ...(stands(books) && { wrong: mustEnd(who, refund) }),
    });
  },
};

const reinstates: Step = {
  name: 'the agency reinstates',
  weight: 12,
  plan: (of, { books, id }) => {
    if (!books) return null;
    if (books.state !== 'cancelled' && of.dice.chance(0.95)) return null;
    return asked({
      who: anybody(of),
      permission: 'bookings.cancel',
      says: 'reinstates it',
      act: ({ caller }) =>
        caller.call('POST', `/api/operator/bookings/${id}/reinstatement`, { reason: 'A mistake.' }),
    });
  },
};

/** Records the party's attendance; after that, the traveler can't change anything anymore. */
const records: Step = {
  name: 'attendance is recorded',
  weight: 1,
  plan: (of, { books, id }) => {
    if (!stands(books)) return null;
    const attendance = of.dice.oneOf(['checked_in', 'no_show', 'none']);
    const { revision } = books;
    const body = { attendance, revision, anyway: true };
    return asked({
      who: anybody(of),
      permission: 'checkin',
      says: `records ${attendance}`,
      act: ({ caller }) => caller.call('POST', `/api/operator/bookings/${id}/attendance`, body),
    });
  },
};

export const AGENCY_STEPS: readonly Step[] = [
  changes,
  refunds,
  chargesAgain,
  takesCash,
  voids,
  cancels,
  reinstates,
  records,
];
