import { minorStep } from '@wayfarer/contract';
import { sumsOf } from '../../payments/booked-money.ts';
import { issue, receiveGift, redeem } from '../../payments/gifts.ts';
import type { Answer } from '../../payments/payments-caller.ts';
import { anybody, stands, type History, type Step } from '../history.ts';
import { asked, isRarely } from './asked.ts';

/** Issues a voucher that covers an amount, and uses it. In some currencies, a voucher isn't for every amount. */
async function withVoucher(
  { currency, people }: History,
  amount: number,
  use: (code: string) => Promise<Answer>,
): Promise<Answer> {
  const step = minorStep(currency);
  const covering = Math.ceil(amount / step) * step;
  const made = await issue(people.owner.caller, { amount: covering });
  return made.status === 200 ? use(made.body.code) : made;
}

interface Redeemed {
  left?: number;
  paid?: number;
  message?: string;
}

const paysWithGift: Step = {
  name: 'pays with a gift voucher',
  weight: 6,
  plan: (of, { books, id, owner }) => {
    if (!stands(books)) return null;
    const amount = of.dice.amount(Math.max(1, books.total));
    return {
      says: `pays with a gift voucher of ${amount}`,
      act: () => withVoucher(of, amount, (code) => redeem(owner.caller, { _id: id }, code)),
      wrong: ({ body, status }) => {
        const { left = 0, message, paid = 0 } = body as Redeemed;
        if (status === 400) return `refused: ${message}`;
        const total = paid + left;
        return status === 200 && (total < amount || total >= amount + minorStep(of.currency))
          ? `paid ${paid}, and ${left} is left of a voucher of ${amount}`
          : null;
      },
    };
  },
};

const giftAtCounter: Step = {
  name: 'a gift voucher at the counter',
  weight: 4,
  plan: (of, { books, id }) => {
    if (!books || isRarely(of, books)) return null;
    const { dice, world } = of;
    const kind = dice.chance(0.7) ? 'received' : 'returned';
    const { cash, paid } = sumsOf(books);
    const amount = dice.amount(Math.max(1, kind === 'received' ? books.total - paid : cash));
    return asked({
      who: anybody(of),
      permission: 'money.counter',
      says: `${kind} ${amount} with a gift voucher`,
      act: ({ caller }) =>
        kind === 'returned'
          ? receiveGift(caller, world, { _id: id }, { amount, kind })
          : withVoucher(of, amount, (code) =>
              receiveGift(caller, world, { _id: id }, { amount, code }),
            ),
    });
  },
};

export const GIFT_STEPS: readonly Step[] = [paysWithGift, giftAtCounter];
