import { issued, receiveGift, redeem } from '../../payments/gifts.ts';
import { sumsOf } from '../../payments/booked-money.ts';
import { anybody, stands, type Step } from '../history.ts';
import { asked, isRarely } from './asked.ts';

const paysWithGift: Step = {
  name: 'pays with a gift voucher',
  weight: 6,
  plan: ({ dice, people }, { books, id, owner }) => {
    if (!stands(books)) return null;
    const amount = dice.amount(Math.max(1, books.total));
    return {
      says: `pays with a gift voucher of ${amount}`,
      act: async () => {
        const { code } = await issued(people.owner.caller, { amount });
        return redeem(owner.caller, { _id: id }, code);
      },
      wrong: ({ body, status }) => {
        const { paid = 0 } = body as { paid?: number };
        return status === 200 && paid > amount ? `paid ${paid} with a voucher of ${amount}` : null;
      },
    };
  },
};

const giftAtCounter: Step = {
  name: 'a gift voucher at the counter',
  weight: 4,
  plan: (of, { books, id }) => {
    if (!books || isRarely(of, books)) return null;
    const { dice, people, world } = of;
    const kind = dice.chance(0.7) ? 'received' : 'returned';
    const { cash, paid } = sumsOf(books);
    const amount = dice.amount(Math.max(1, kind === 'received' ? books.total - paid : cash));
    return asked({
      who: anybody(of),
      permission: 'money.counter',
      says: `${kind} ${amount} with a gift voucher`,
      act: async ({ caller }) => {
        if (kind === 'returned') return receiveGift(caller, world, { _id: id }, { amount, kind });
        const { code } = await issued(people.owner.caller, { amount });
        return receiveGift(caller, world, { _id: id }, { amount, code });
      },
    });
  },
};

export const GIFT_STEPS: readonly Step[] = [paysWithGift, giftAtCounter];
