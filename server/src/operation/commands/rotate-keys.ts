import { rotateStoredKeys } from '@wayfarer/identity';
import type { Config } from '../../config.ts';
import { appliedMigrations } from '../doctor/check-schema.ts';
import { hasEmbeddedData, openForChange, throughOwner } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import type { Say } from '../say.ts';

/** `npm run keys:rotate`: new keys sign ID tokens; the old ones' tokens stay good until they expire. */
export async function rotateKeys({ data, identity }: Config, say: Say): Promise<void> {
  if (identity.kind === 'firebase') {
    say('Firebase signs the tokens and rotates its keys itself: there is nothing to do.');
    return;
  }
  const { keySecret } = identity;
  if (data.databaseUrl === undefined) {
    const done = () => undefined;
    await throughOwner(data.dir, 'rotate-keys', done, async () => {
      if (!hasEmbeddedData(data.dir)) throw nothingThere();
      await rotateIn(data, keySecret);
    });
  } else {
    await rotateIn(data, keySecret);
  }
  say('New signing keys are in place. Running processes use them within a minute.');
  say('Tokens of the old keys stay good until they expire, an hour at most.');
}

async function rotateIn(data: Config['data'], keySecret: string | undefined): Promise<void> {
  const db = await openForChange(data);
  try {
    if ((await appliedMigrations(db.sql)) === null) throw nothingThere();
    const clock = { now: () => new Date() };
    await db.patiently(() =>
      rotateStoredKeys({ db: db.sql, clock, ...(keySecret !== undefined && { keySecret }) }),
    );
  } finally {
    await db.close();
  }
}

function nothingThere(): OperationError {
  return new OperationError('there are no keys yet: the first start makes them');
}
