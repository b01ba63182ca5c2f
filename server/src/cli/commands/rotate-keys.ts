import { forgetStoredKeys, rotateStoredKeys } from '@wayfarer/identity';
import type { Config } from '../../config/config.ts';
import { appliedMigrations } from '../doctor/check-schema.ts';
import { refuseServing } from '../data-files/import-target.ts';
import { hasEmbeddedData, openForChange, openStopped, throughOwner } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import type { Say } from '../say.ts';

const FIREBASE = 'Firebase signs the tokens and rotates its keys itself: there is nothing to do.';

/** `npm run keys:rotate`: new keys sign ID tokens; the old ones' tokens stay good until they expire. */
export async function rotateKeys({ data, identity }: Config, say: Say): Promise<void> {
  if (identity.kind === 'firebase') return say(FIREBASE);
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
  say('Tokens of the old keys stay valid until they expire, an hour at most.');
}

async function rotateIn(data: Config['data'], keySecret: string | undefined): Promise<void> {
  const db = await openForChange(data);
  try {
    if ((await appliedMigrations(db.sql)) === null) throw nothingThere();
    const clock = { now: () => new Date() };
    await db.withoutTimeouts(() =>
      rotateStoredKeys({ db: db.sql, clock, ...(keySecret !== undefined && { keySecret }) }),
    );
  } finally {
    await db.close();
  }
}

/**
 * `npm run keys:rotate -- --new-secret`: for an APP_SECRET that was leaked or lost. Forgets the keys
 * that it protected; the next start makes new ones under the APP_SECRET of that day. Who read the secret
 * may have the keys: what they signed is refused, although the SDK then forgets a session whose token
 * has not expired when a page loads.
 */
export async function forgetKeys({ data, identity }: Config, say: Say): Promise<void> {
  if (identity.kind === 'firebase') return say(FIREBASE);
  if (data.databaseUrl === undefined && !hasEmbeddedData(data.dir)) throw nothingThere();
  const db = await openStopped(data);
  try {
    if ((await appliedMigrations(db.sql)) === null) throw nothingThere();
    await refuseServing(db.sql, db.engine);
    await forgetStoredKeys(db.sql);
  } finally {
    await db.close();
  }
  say('The signing keys are forgotten. The next start makes new ones under APP_SECRET.');
  say('Tokens of the old keys are void. Open pages fetch new ones and stay signed in;');
  say('who loads a page within an hour of their last token must sign in again.');
}

function nothingThere(): OperationError {
  return new OperationError('there are no keys yet: the first start makes them');
}
