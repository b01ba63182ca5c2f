import { changeGoodwill, minorStep } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { figuresAt, lockSituation, type Situation } from './situation.ts';

type Cap = Pick<BookingRow, 'refundCapPercent' | 'refundCapSince'>;

/**
 * The limit for refunds of a trip after a change: once any part was paid, moving the trip never raises the refund
 * percentage. `after` is the booking with the change, which isn't stored yet.
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

/** The figures of a change, in minor units. */
interface ChangeFigures {
  /** The part beyond the policy. */
  beyond: number;
  /** The refund if the trip were canceled right before and right after the change. */
  cancelingBefore: number;
  cancelingAfter: number;
}

/**
 * The sum that a change returns beyond the policy: the change's own refund, and the increase in the refund of a later
 * cancellation. `after` is the changed booking; `back` is the refund already decided, by card and at the counter.
 */
export async function figuresOfChange(
  context: AppContext,
  tx: Tx,
  before: Situation,
  { after, back }: { after: BookingRow; back: { card: number; counter: number } },
): Promise<ChangeFigures> {
  const now = context.clock.now();
  const { money, ...changed } = await lockSituation(context, tx, after, before.refundWithinDays);
  // cash still to be handed out counts as returned
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
