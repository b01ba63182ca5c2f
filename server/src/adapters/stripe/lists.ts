import type { Stripe } from 'stripe';

const PAGE = 100;

interface Page {
  created: { gte: number };
  limit: number;
  starting_after?: string;
}

/**
 * Reads everything created since `from`, page by page. It uses lists instead of Stripe's search, which lags behind, by
 * up to an hour in an outage, and isn't available to merchants in India (docs.stripe.com/search).
 */
export async function* everyPage<T extends { id: string }, R>(
  asked: <A>(call: () => Promise<A>) => Promise<A>,
  from: Date,
  presented: (item: T) => R,
  list: (page: Page) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<R, void, undefined> {
  const created = { gte: Math.floor(from.getTime() / 1000) };
  for (let after: string | undefined; ;) {
    const cursor = after === undefined ? {} : { starting_after: after };
    const page = await asked(() => list({ created, limit: PAGE, ...cursor }));
    yield* page.data.map(presented);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
    if (after === undefined) return;
  }
}
