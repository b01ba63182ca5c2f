import type { Stripe } from 'stripe';

const PAGE = 100;

const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

interface Page {
  created: { gte: number; lt?: number };
  limit: number;
  starting_after?: string;
}

/**
 * Reads everything created since `from`, and before `until` if given. Stripe's search isn't used, because it lags
 * behind (by up to an hour in an outage) and isn't available to merchants in India (docs.stripe.com/search).
 */
export async function* everyPage<T extends { id: string }, R>(
  asked: <A>(call: () => Promise<A>) => Promise<A>,
  { from, until }: { from: Date; until?: Date },
  presented: (item: T) => R,
  list: (page: Page) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<R, void, undefined> {
  const created = { gte: unixSeconds(from), ...(until && { lt: unixSeconds(until) }) };
  for (let after: string | undefined; ;) {
    const cursor = after === undefined ? {} : { starting_after: after };
    const page = await asked(() => list({ created, limit: PAGE, ...cursor }));
    yield* page.data.map(presented);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
    if (after === undefined) return;
  }
}
