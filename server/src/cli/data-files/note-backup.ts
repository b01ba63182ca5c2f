import type { Config } from '../../config/config.ts';
import { noteMilestone } from '../../db/records/milestones.ts';
import { openForChange, throughOwner } from '../open-for-command.ts';

/** Records in the database itself that a backup of it was made and verified. */
export async function noteBackup(data: Config['data'], asOf: Date): Promise<void> {
  const here = async () => {
    const db = await openForChange(data);
    try {
      await noteMilestone(db.sql, 'backup', asOf);
    } finally {
      await db.close();
    }
  };
  if (data.databaseUrl !== undefined) return here();
  const order = { asOf: asOf.toISOString() };
  await throughOwner(data.dir, 'note-backup', () => undefined, here, order);
}
