import { isRated, shownRating } from '@wayfarer/contract';
import type { Tx } from '../../db/database.ts';
import { setShownRating } from '../spots/index.ts';
import { moveTotals, recountTotals, totalsOf, type TotalsRow } from './store/totals.ts';

/**
 * Moves a review from one rating to another in a destination's published totals; null means that it isn't published.
 * Runs in the transaction that changes the review, after locking it. Returns true if the destination's rating
 * changed.
 */
export async function moveRating(
  tx: Tx,
  offerId: string,
  change: { from: number | null; to: number | null },
): Promise<boolean> {
  if (change.from === change.to) return false;
  return showRating(tx, await moveTotals(tx, offerId, change));
}

export async function recountRating(tx: Tx, offerId: string): Promise<void> {
  const totals = await recountTotals(tx, offerId);
  if (totals !== null) await showRating(tx, totals);
}

async function showRating(tx: Tx, totals: TotalsRow): Promise<boolean> {
  if (totals.editorial === null) return false; // the destination was deleted before its first review
  const counted = totalsOf(totals);
  const rating = shownRating(counted, totals.editorial);
  return setShownRating(tx, totals.offerId, { rating, rated: isRated(counted) });
}
