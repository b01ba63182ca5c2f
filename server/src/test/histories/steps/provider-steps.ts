import { turnDispute } from '../../payments/turn-dispute.ts';
import { sumsOfPayment, type BookedPayment } from '../../payments/booked-money.ts';
import type { History, HistoryTrip, Planned, Step } from '../history.ts';

type OnPayment = (of: History, payment: BookedPayment) => Planned | null;

const onPayment =
  (plan: OnPayment): Step['plan'] =>
  (of: History, { books }: HistoryTrip) =>
    books && books.payments.length > 0 ? plan(of, of.dice.oneOf(books.payments)) : null;

const DISPUTED: ReadonlySet<string> = new Set(['needs_response', 'under_review']);

const disputeEnds: Step = {
  name: 'a bank decides',
  weight: 25,
  plan: onPayment(({ dice, world }, { disputes, transactionId }) => {
    const isOpen = disputes.some(({ state }) => state === 'open');
    if (!isOpen && dice.chance(0.99)) return null;
    const evidence = dice.chance(0.65) ? 'losing_evidence' : 'winning_evidence';
    const tells = dice.chance(0.6);
    return {
      says: `the bank hears the ${evidence} about ${transactionId}`,
      act: async () => {
        const { data } = await world.provider.disputes.list({ payment_intent: transactionId });
        const open = data.find(({ status }) => DISPUTED.has(status));
        const given = { evidence: { uncategorized_text: evidence } };
        // The same evidence may have been submitted before.
        if (open) await world.provider.disputes.update(open.id, given).catch(() => undefined);
        if (tells) await world.deliverWebhooks();
      },
    };
  }),
};

const disputeTurns: Step = {
  name: 'a bank decides otherwise',
  weight: 5,
  plan: onPayment(({ dice, world }, { disputes }) => {
    const closed = disputes.find(({ state }) => state !== 'open');
    if (!closed) return null;
    const status = closed.state === 'lost' ? 'won' : 'lost';
    const tells = dice.chance(0.6);
    return {
      says: `the bank finds that ${closed.id} is ${status} after all`,
      act: async () => {
        world.test.clock.advance(1000);
        await turnDispute(world, closed.id, status);
        if (tells) await world.deliverWebhooks();
      },
    };
  }),
};

const refundsByHand: Step = {
  name: 'somebody refunds at the provider',
  weight: 2,
  plan: onPayment(({ dice, world }, payment) => {
    const { left } = sumsOfPayment(payment);
    const amount = dice.amount(left);
    const tells = dice.chance(0.5);
    return {
      says: `somebody refunds ${amount} of ${payment.id} at the provider`,
      act: async () => {
        const refund = { payment_intent: payment.transactionId, amount };
        await world.provider.refunds.create(refund).catch(() => undefined);
        if (tells) await world.deliverWebhooks();
      },
    };
  }),
};

export const PROVIDER_STEPS: readonly Step[] = [disputeEnds, disputeTurns, refundsByHand];
