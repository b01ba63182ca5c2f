import { costText, SPOT_PRICE_CHANGES, type SpotPriceChange } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { listActsWith } from '../../audit/index.ts';

/** The actions whose log entries can have both prices. */
const REPRICING = ['spot_changed', 'spot_repriced', 'contribution_approved'] as const;

/** The changes to a destination's price, newest first, from the audit log. Empty for an unknown id. */
export async function listSpotPriceHistory(
  { db }: UserContext,
  subjectId: string,
): Promise<SpotPriceChange[]> {
  const acts = await listActsWith(db.orm, {
    actions: REPRICING,
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
