import { balanceLeft } from '@wayfarer/contract';
import { CARDS, intentIdOf } from '../../payments/payments-caller.ts';
import { stands, type History, type Step } from '../history.ts';
import { isSettled } from './traveler-steps.ts';

const CARD_KINDS = [
  { card: CARDS.succeeds, weight: 8 },
  { card: CARDS.declined, weight: 1 },
  { card: CARDS.disputed, weight: 4 },
  { card: CARDS.refundPends, weight: 2 },
  { card: CARDS.refundFails, weight: 2 },
] as const;

/** The bank disputes a part of a charge that was just made, before anyone knows of it. */
async function disputeInPart({ dice, world }: History, intent: string): Promise<void> {
  await world.db.sql.query(
    'update cards_disputes set amount = greatest(1, (amount * $2::numeric)::integer) where payment_intent = $1',
    [intent, dice.oneOf([0.2, 0.5, 0.99])],
  );
}

const pays: Step = {
  name: 'pays',
  weight: 16,
  plan: (of, { books, id, owner, secrets }) => {
    const { dice } = of;
    if (isSettled(books) && dice.chance(0.9)) return null;
    const { card } = dice.weighted(CARD_KINDS);
    const [saves, partly] = [dice.chance(0.75), dice.chance(0.5)];
    return {
      says: `pays with ${card}${saves ? '' : ' and never comes back'}`,
      act: async () => {
        const opened = await owner.caller.open(id);
        if (opened.status !== 200) return opened;
        const { clientSecret } = opened.body;
        secrets.push(clientSecret);
        await owner.caller.confirm(clientSecret, card);
        const intent = intentIdOf(clientSecret);
        if (card === CARDS.disputed && partly) await disputeInPart(of, intent);
        return saves ? owner.caller.save(id, intent) : undefined;
      },
    };
  },
};

const paysBalance: Step = {
  name: 'pays the balance',
  weight: 10,
  plan: (of, { books, id, owner, secrets }) => {
    const { dice } = of;
    if ((books?.first ?? null) === null || (!isSettled(books) && dice.chance(0.8))) return null;
    const { card } = dice.weighted(CARD_KINDS);
    const saves = dice.chance(0.75);
    return {
      says: `pays the balance with ${card}${saves ? '' : ' and never comes back'}`,
      act: async () => {
        const opened = await owner.caller.open(id, 'balance');
        if (opened.status !== 200) return opened;
        const { clientSecret } = opened.body;
        secrets.push(clientSecret);
        await owner.caller.confirm(clientSecret, card);
        return saves ? owner.caller.save(id, intentIdOf(clientSecret)) : undefined;
      },
    };
  },
};

const opens: Step = {
  name: 'opens a payment',
  weight: 3,
  plan: ({ dice }, { books, id, owner, secrets }) => {
    if (isSettled(books) && dice.chance(0.9)) return null;
    return {
      says: 'opens a payment',
      act: async () => {
        const opened = await owner.caller.open(id);
        if (opened.status === 200) secrets.push(opened.body.clientSecret);
        return opened;
      },
    };
  },
};

const paysLate: Step = {
  name: 'pays what was opened before',
  weight: 3,
  plan: ({ dice }, { id, owner, secrets }) => {
    if (secrets.length === 0) return null;
    const secret = dice.oneOf(secrets.slice(-3));
    const saves = dice.chance(0.5);
    return {
      says: `confirms ${intentIdOf(secret)}${saves ? ' and saves it' : ''}`,
      act: async () => {
        await owner.caller.confirm(secret, CARDS.succeeds);
        return saves ? owner.caller.save(id, intentIdOf(secret)) : undefined;
      },
    };
  },
};

/** An announced transfer changes no money, and asks for what is shown as due. */
const announces: Step = {
  name: 'announces a transfer',
  weight: 4,
  plan: ({ dice }, { books, id, owner, shown }) => {
    if (!stands(books)) return null;
    const part = dice.chance(0.7) ? 'first' : 'balance';
    const due = shown && (part === 'first' ? shown.breakdown.dueNow : balanceLeft(shown.breakdown));
    return {
      says: `announces a transfer of the ${part} part`,
      act: () => owner.caller.call('POST', `/api/bookings/${id}/transfer`, { part }),
      wrong: ({ body, status }) => {
        const { amount } = body as { amount?: number };
        return status !== 200 || due === null || amount === due
          ? null
          : `a transfer asks for ${amount}, and ${due} is due`;
      },
    };
  },
};

const looks: Step = {
  name: 'looks at the payment',
  weight: 2,
  plan: (_, { id, owner }) => ({
    says: 'looks at the payment',
    act: () => owner.caller.call('GET', `/api/bookings/${id}/payment`),
  }),
};

const hides: Step = {
  name: 'hides a payment',
  weight: 1,
  plan: ({ dice }, { books, owner }) => {
    if (!books || books.payments.length === 0) return null;
    const { id } = dice.oneOf(books.payments);
    return {
      says: 'hides a payment',
      act: () => owner.caller.call('DELETE', `/api/payments/${id}`),
    };
  },
};

export const PAY_STEPS: readonly Step[] = [
  pays,
  paysBalance,
  opens,
  paysLate,
  announces,
  looks,
  hides,
];
