import { randomUUID } from 'node:crypto';
import { CACHE_TAGS, type CacheTag, type Logger } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { describeError } from '../../lib/describe-error.ts';

const CHANNEL = 'wayfarer_changed';
/** Milliseconds before counts that anyone can change are invalidated again. */
const SOON_MS = 5000;

export interface CacheInvalidation {
  invalidate(tag: CacheTag): Promise<void>;
  invalidateSoon(tag: CacheTag): void;
  close(): Promise<void>;
}

/** Notifies running processes of a change that another program made. */
export async function announceInvalidation(db: Database, tag: CacheTag): Promise<void> {
  await db.notify(CHANNEL, `${randomUUID()} ${tag}`);
}

/** Invalidates the caches here and, with NOTIFY, in other processes. */
export async function watchInvalidations(
  db: Database,
  caches: readonly { invalidate(tag: CacheTag): void }[],
  log: Logger,
): Promise<CacheInvalidation> {
  const self = randomUUID();
  const invalidateHere = (tag: CacheTag) => {
    // first, so that later reads wait until a replica has replayed the change
    db.replicas?.outdate();
    for (const cache of caches) cache.invalidate(tag);
  };
  const alone = db.engine === 'pglite'; // the directory of an embedded database belongs to this process
  const stop = alone
    ? async () => undefined
    : await db.listen(CHANNEL, (payload) => {
        const [sender, tag] = payload.split(' ');
        if (sender === self) return;
        // an empty payload follows a lost connection, so anything may have changed
        CACHE_TAGS.filter((name) => payload === '' || name === tag).forEach(invalidateHere);
      });
  const invalidate = async (tag: CacheTag) => {
    invalidateHere(tag);
    if (alone) return;
    try {
      await db.notify(CHANNEL, `${self} ${tag}`);
    } catch (error) {
      // other processes see the committed change once their responses reach their maximum age
      log.warn(
        { resource: tag, failure: describeError(error) },
        'other processes were not notified of a change',
      );
    }
  };
  const coalesced = coalesce(invalidate);
  return {
    invalidate,
    invalidateSoon: coalesced.run,
    close: async () => {
      coalesced.stop();
      await stop();
    },
  };
}

/** Runs the first call at once, and all further ones together at most every `SOON_MS`. */
function coalesce(invalidate: CacheInvalidation['invalidate']) {
  const pauses = new Map<CacheTag, NodeJS.Timeout>();
  const waiting = new Set<CacheTag>();
  const run = (tag: CacheTag): void => {
    if (pauses.has(tag)) {
      waiting.add(tag);
      return;
    }
    const end = () => {
      pauses.delete(tag);
      if (waiting.delete(tag)) run(tag);
    };
    pauses.set(tag, setTimeout(end, SOON_MS).unref());
    void invalidate(tag);
  };
  // other processes see the dropped changes once their responses reach their maximum age
  const stop = () => pauses.forEach((pause) => clearTimeout(pause));
  return { run, stop };
}
