import type { Config } from '../../config/config.ts';
import { makeSetupLink } from '../../features/setup/index.ts';
import { appliedMigrations } from '../doctor/check-schema.ts';
import { hasEmbeddedData, openForChange, throughOwner } from '../open-for-command.ts';
import { OperationError } from '../operation-error.ts';
import type { Say } from '../say.ts';

/** `npm run setup-link`: prints a new link for the first owner, if there is none yet. */
export async function setupLink({ data, http }: Config, say: Say): Promise<void> {
  const alone = async () => {
    if (data.databaseUrl === undefined && !hasEmbeddedData(data.dir)) throw nothingThere();
    const db = await openForChange(data);
    try {
      if ((await appliedMigrations(db.sql)) === null) throw nothingThere();
      return await makeSetupLink({ db, clock: { now: () => new Date() } }, http.publicUrl);
    } finally {
      await db.close();
    }
  };
  const asked = ({ link }: Record<string, unknown>) => (typeof link === 'string' ? link : null);
  const link =
    data.databaseUrl === undefined
      ? await throughOwner(data.dir, 'setup-link', asked, alone)
      : await alone();
  if (link === null) {
    throw new OperationError(
      'this agency already has an owner, who can add more owners in the console',
    );
  }
  say('Open this link and sign in to become the first owner. It works once, within 24 hours:');
  say(link);
}

function nothingThere(): OperationError {
  return new OperationError(
    'there is no database yet: the first start creates it, and prints a link',
  );
}
