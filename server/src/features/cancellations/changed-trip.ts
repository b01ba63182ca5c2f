import { changeGoodwill, minorStep } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { figuresAt, lockSituation, type Situation } from './situation.ts';

type Cap = Pick<BookingRow, 'refundCapPercent' | 'refundCapSince'>;

/**
 * The cap that a trip has after a change: where something was paid, another date never raises the percent that
 * comes back. `after` is the booking as it is about to be; nothing of the change is written yet.
 */
export async function capAfterChange(
  context: AppContext,
  tx: Tx,
  before: Situation,
  after: BookingRow,
): Promise<Cap> {
  const { booking, money, refundWithinDays } = before;
  const { refundCapPercent, refundCapSince } = booking;
  const now = context.clock.now();
  const { percent } = figuresAt(before, now);
  const moved = await lockSituation(context, tx, after, refundWithinDays);
  const raises = money.taken > money.back && figuresAt(moved, now).percent > percent;
  return raises
    ? { refundCapPercent: percent, refundCapSince: now }
    : { refundCapPercent, refundCapSince };
}

/** What a change comes to, in minor units. */
interface ChangeFigures {
  /** How much of it is beyond the policy. */
  beyond: number;
  /** What canceling would give back right before it, and right after it. */
  cancelingBefore: number;
  cancelingAfter: number;
}

/**
 * What a change gives beyond the policy: what it gives back, and what canceling would give back after it. `after` is
 * the booking as it is then, `back` what goes to the card, decided already, and in person.
 */
export async function figuresOfChange(
  context: AppContext,
  tx: Tx,
  before: Situation,
  { after, back }: { after: BookingRow; back: { card: number; counter: number } },
): Promise<ChangeFigures> {
  const now = context.clock.now();
  const { money, ...changed } = await lockSituation(context, tx, after, before.refundWithinDays);
  // what is owed in person counts as if it had been handed out
  const handed = { ...changed, money: { ...money, back: money.back + back.counter } };
  const { amounts, percent } = figuresAt(before, now);
  const canceling = {
    cancelingBefore: amounts.refund,
    cancelingAfter: figuresAt(handed, now).amounts.refund,
  };
  const { basis } = before.terms;
  const beyond = changeGoodwill(
    {
      back: back.card + back.counter,
      total: before.money.total,
      newTotal: money.total,
      ...canceling,
    },
    { percent, basis, step: minorStep(after.currency) },
  );
  return { beyond, ...canceling };
}
