import { stat } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import { verifyDataFile } from '../data-files/data-file.ts';
import { exportData } from '../data-files/export-data.ts';
import { noteBackup } from '../data-files/note-backup.ts';
import { openForReading } from '../open-for-command.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';

/** `npm run backup`, `npm run db:export`: everything into one file, while the product runs or not. */
export async function backup(data: Config['data'], file: string, say: Say): Promise<void> {
  const progress = progressLines(say);
  // The embedded database is copied first, which takes a while: the data are of before.
  const asOf = new Date();
  const { db, close } = await openForReading(data);
  let rows: number;
  try {
    rows = await exportData(db, file, progress, asOf);
  } finally {
    await close();
  }
  await verifyDataFile(file, progress);
  await noteBackup(data, asOf);
  const { size } = await stat(file);
  say(
    `Wrote ${rows.toLocaleString('en-US')} rows to ${file} (${size.toLocaleString('en-US')} bytes) and checked it.`,
  );
  say('The file holds personal data and password hashes: keep it as safe as the database.');
}
