import { type Cancellation, formatMoney, listText } from '@wayfarer/contract';
import { figureTexts as texts } from './copy.texts.js';

type Refund = Cancellation['refund'];

/** The part of a refund that the agency returns by hand, in minor units. */
export const byHand = ({ counter, gift = 0 }: Pick<Refund, 'counter' | 'gift'>): number =>
  counter - gift;

/** Where a refund goes, with the amounts if it goes several ways; empty for a refund of nothing. */
export function waysBackText(refund: Refund, currency: string, withinDays: number): string {
  const sums = { card: refund.card, gift: refund.gift ?? 0, counter: byHand(refund) };
  const ways = (['card', 'gift', 'counter'] as const).filter((way) => sums[way] > 0);
  const [only, ...more] = ways;
  if (only === undefined) return '';
  if (more.length > 0)
    return listText(ways.map((way) => texts.parts[way](formatMoney(sums[way], currency))));
  if (only === 'card') return texts.toCard(withinDays);
  return only === 'gift' ? texts.toGift : texts.inPerson;
}
