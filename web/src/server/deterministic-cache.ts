import type { AppState } from '../api/store.ts';

/** Stands for the moment of an answer, which has to be there, or RTK Query would ask again. */
const SOME_TIME = 1;
/** Stands for the name of a call; no call of a browser has it. */
const SOME_CALL = 'server';

/**
 * The cache without what is by chance: when the answers came, in which order, and how their calls were
 * called. The same content makes the same page, in every process.
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
          requestId: SOME_CALL,
          startedTimeStamp: SOME_TIME,
          ...(query.fulfilledTimeStamp !== undefined && { fulfilledTimeStamp: SOME_TIME }),
        },
    ),
    provided: {
      tags: mapped(provided.tags, (ids) => mapped(ids, (keys) => [...keys].sort())),
      keys: mapped(provided.keys, (tags) => tags),
    },
  };
}

/** Every value made another, in the order of the keys. */
function mapped<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
) {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value)]));
}
