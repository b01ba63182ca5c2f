import type { AppState } from '../api/store.ts';

/** Replaces the time of a response, which has to be there, or RTK Query would fetch again. */
const TIMESTAMP = 1;
/** Replaces the id of a request; no request of a browser has it. */
const REQUEST_ID = 'server';

/**
 * The cache without times, order of arrival and request ids: the same content makes the same page in
 * every process.
 */
export function deterministicCache(cache: AppState['api']): object {
  const { queries, provided } = cache;
  return {
    ...cache,
    queries: mapped(
      queries,
      (query) =>
        query && {
          ...query,
          requestId: REQUEST_ID,
          startedTimeStamp: TIMESTAMP,
          ...(query.fulfilledTimeStamp !== undefined && { fulfilledTimeStamp: TIMESTAMP }),
        },
    ),
    provided: {
      tags: mapped(provided.tags, (ids) => mapped(ids, (keys) => [...keys].sort())),
      keys: mapped(provided.keys, (tags) => tags),
    },
  };
}

/** Maps every value, in the order of the keys. */
function mapped<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
) {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value)]));
}
