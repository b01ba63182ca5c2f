import type { AppState } from '../api/store.ts';

/** Replaces the time of a response, so that pages are reproducible. Without any time, RTK Query would refetch. */
const TIMESTAMP = 1;
/** Replaces the id of a request. A browser's requests never have this id. */
const REQUEST_ID = 'server';

/**
 * The cache without times, request ids and the order of arrival, so that the same content results in the same page in
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

/** Maps all values, in the order of their keys. */
function mapped<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
) {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value)]));
}
