import { toMajorUnits, type SearchSentence } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { costBands } from './cost-bands.ts';
import { listPopularCosts } from '../counts/store-counts.ts';

/** The number of prices to read: enough to know what is usual, without reading a large catalog. */
const MOST = 1000;

/** Limits of the cost per day in major units. */
export interface Costs {
  minCost?: number;
  maxCost?: number;
}

/**
 * The limits that a sentence means with 'cheap', the lowest third of the most visited destinations' prices, or with
 * 'luxury', the highest third. They are the round limits that the filter offers. Returns no limits if the prices are
 * too similar.
 */
export async function costsOf(
  { db, config, once }: Pick<ReadContext, 'db' | 'config' | 'once'>,
  said: NonNullable<SearchSentence['cost']>,
): Promise<Costs> {
  const { level, ...costs } = said;
  if (level === undefined) return costs;
  const bands = await once('usual costs', ['spots'], async () => {
    const usual = await listPopularCosts(db.orm, MOST);
    return costBands(usual.map((cost) => toMajorUnits(cost, config.currency)));
  });
  if (bands.length < 2) return {};
  const [lowest, highest] = [bands[0], bands.at(-1)];
  return level === 'cheap' ? { maxCost: lowest?.to ?? 0 } : { minCost: highest?.from ?? 0 };
}
