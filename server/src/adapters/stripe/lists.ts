import type { Stripe } from 'stripe';

const PAGE = 100;

interface Page {
  created: { gte: number };
  limit: number;
  starting_after?: string;
}

/**
 * Reads a list of what was created since, to its end and a page at a time. Lists and not Stripe's
 * search: that one lags behind, by up to an hour in an outage, and is not there for merchants in India
 * (docs.stripe.com/search).
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
