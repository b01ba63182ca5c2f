import { randomUUID } from 'node:crypto';
import type { Logger, Resource } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { ReadyAnswers } from './response-cache.ts';

const CHANNEL = 'wayfarer_changed';
const RESOURCES: readonly Resource[] = ['spots', 'bestSpots', 'team', 'reviews'];

export interface Changes {
  changed(resource: Resource): Promise<void>;
  close(): Promise<void>;
}

/** Tells running processes of a change that was made from outside them. */
export async function announceChange(db: Database, resource: Resource): Promise<void> {
  await db.notify(CHANNEL, `${randomUUID()} ${resource}`);
}

/** Forgets ready answers when their content changes, here and, by NOTIFY, in the other processes. */
export async function watchChanges(
  db: Database,
  ready: ReadyAnswers,
  log: Logger,
): Promise<Changes> {
  const self = randomUUID();
  const alone = db.engine === 'pglite'; // its directory belongs to this process
  const stop = alone
    ? async () => undefined
    : await db.listen(CHANNEL, (payload) => {
        const [sender, resource] = payload.split(' ');
        if (sender === self) return;
        // An empty payload: the connection was lost for a while, so anything may have changed.
        RESOURCES.filter((name) => payload === '' || name === resource).forEach((name) =>
          ready.forget(name),
        );
      });
  return {
    changed: async (resource) => {
      ready.forget(resource);
      if (alone) return;
      try {
        await db.notify(CHANNEL, `${self} ${resource}`);
      } catch (error) {
        // The change is committed; other processes see it when their answers reach their age limit.
        log.warn(
          { resource, failure: describeError(error) },
          'other processes were not told of a change',
        );
      }
    },
    close: stop,
  };
}
