import { costText, SPOT_PRICE_CHANGES, type SpotPriceChange } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { listActsWith } from '../../audit/index.ts';

/** The changes of a destination's price by staff, newest first, from the audit log. Empty for an unknown id. */
export async function listSpotPriceHistory(
  { db }: UserContext,
  subjectId: string,
): Promise<SpotPriceChange[]> {
  const acts = await listActsWith(db.orm, {
    action: 'spot_changed',
    key: 'costAfter',
    limit: SPOT_PRICE_CHANGES,
    subjectId,
  });
  return acts.map(({ at, byName, detail }) => ({
    at: at.toISOString(),
    byName,
    before: costText(Number(detail['costBefore']), String(detail['currency'])),
    after: costText(Number(detail['costAfter']), String(detail['currency'])),
  }));
}
