import { forgetStoredKeys, rotateStoredKeys } from '@wayfarer/identity';
import type { Config } from '../../config/config.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { replaceVoucherKey } from '../../features/check-ins/index.ts';
import { replaceTripLinkKey } from '../../mails/trips/guest-link.ts';
import { appliedMigrations } from '../doctor/check-schema.ts';
import { refuseServing } from '../data-files/import-target.ts';
import { hasEmbeddedData, openForChange, openStopped, throughOwner } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import type { Say } from '../say.ts';

const FIREBASE = 'Firebase signs the tokens and rotates its keys itself: there is nothing to do.';

/**
 * `npm run keys:rotate`: makes new keys for ID tokens; existing tokens stay valid until they expire. Also makes new
 * keys for voucher codes and for links of customers without an account, whose earlier codes and links stop working.
 */
export async function rotateKeys({ data, identity }: Config, say: Say): Promise<void> {
  if (data.databaseUrl === undefined) {
    const done = () => undefined;
    await throughOwner(data.dir, 'rotate-keys', done, async () => {
      if (!hasEmbeddedData(data.dir)) throw nothingThere();
      await rotateIn(data, identity);
    });
  } else {
    await rotateIn(data, identity);
  }
  if (identity.kind === 'firebase') {
    say('Firebase signs the tokens and rotates its keys itself.');
  } else {
    say('New signing keys are in place. Running processes use them within a minute.');
    say('Tokens of the old keys stay valid until they expire, an hour at most.');
  }
  say('Codes on vouchers have a new key, too: printed or saved vouchers no longer work.');
  say(
    'Travelers find a new voucher on the page of their trip; staff can type the reference instead.',
  );
  say(
    'Customers without an account can no longer open the links to their trips: send them new ones.',
  );
}

export async function replaceLinkKeys(sql: SqlExecutor, now: Date): Promise<void> {
  await replaceVoucherKey(sql, now);
  await replaceTripLinkKey(sql, now);
}

async function rotateIn(data: Config['data'], identity: Config['identity']): Promise<void> {
  const db = await openForChange(data);
  try {
    if ((await appliedMigrations(db.sql)) === null) throw nothingThere();
    const clock = { now: () => new Date() };
    await db.withoutTimeouts(async () => {
      if (identity.kind !== 'firebase') {
        const { keySecret } = identity;
        const secret = keySecret !== undefined && { keySecret };
        await rotateStoredKeys({ db: db.sql, clock, ...secret });
      }
      await replaceLinkKeys(db.sql, clock.now());
    });
  } finally {
    await db.close();
  }
}

/**
 * `npm run keys:rotate -- --new-secret`, for an APP_SECRET that was leaked or lost: deletes the keys that it protected.
 * Anyone who read the secret may have these keys, so their signatures are no longer accepted, and people who load a
 * page before their old token has expired have to sign in again.
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
  say('The signing keys are deleted. The next start generates new ones under APP_SECRET.');
  say('Tokens of the old keys are void. Open pages fetch new ones and stay signed in;');
  say('people who load a page within an hour of their last token must sign in again.');
}

function nothingThere(): OperationError {
  return new OperationError('there are no keys yet: the first start generates them');
}
