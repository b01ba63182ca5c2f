import { randomUUID } from 'node:crypto';
import { CACHE_TAGS, type CacheTag, type Logger } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { describeError } from '../../lib/describe-error.ts';

const CHANNEL = 'wayfarer_changed';

export interface CacheInvalidation {
  invalidate(tag: CacheTag): Promise<void>;
  close(): Promise<void>;
}

/** Tells running processes of a change that was made from outside them. */
export async function announceInvalidation(db: Database, tag: CacheTag): Promise<void> {
  await db.notify(CHANNEL, `${randomUUID()} ${tag}`);
}

/** Invalidates the caches when their content changes, here and, by NOTIFY, in the other processes. */
export async function watchInvalidations(
  db: Database,
  caches: readonly { invalidate(tag: CacheTag): void }[],
  log: Logger,
): Promise<CacheInvalidation> {
  const self = randomUUID();
  const invalidateHere = (tag: CacheTag) => {
    // Before anything is read again: a replica has to have replayed the change.
    db.replicas?.outdate();
    for (const cache of caches) cache.invalidate(tag);
  };
  const alone = db.engine === 'pglite'; // its directory belongs to this process
  const stop = alone
    ? async () => undefined
    : await db.listen(CHANNEL, (payload) => {
        const [sender, tag] = payload.split(' ');
        if (sender === self) return;
        // An empty payload: the connection was lost for a while, so anything may have changed.
        CACHE_TAGS.filter((name) => payload === '' || name === tag).forEach(invalidateHere);
      });
  return {
    invalidate: async (tag) => {
      invalidateHere(tag);
      if (alone) return;
      try {
        await db.notify(CHANNEL, `${self} ${tag}`);
      } catch (error) {
        // The change is committed; other processes see it when their answers reach their age limit.
        log.warn(
          { resource: tag, failure: describeError(error) },
          'other processes were not told of a change',
        );
      }
    },
    close: stop,
  };
}
