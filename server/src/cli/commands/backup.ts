import { stat } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import type { PicturesConfig } from '../../config/pictures.ts';
import type { PictureStore } from '../../picture-ports.ts';
import { verifyDataFile } from '../data-files/data-file.ts';
import { exportData } from '../data-files/export-data.ts';
import { pictureStore } from '../../composition/picture-store.ts';
import { openForReading, openForChange, throughOwner } from '../open-for-command.ts';
import { progressLines } from '../progress.ts';
import type { Say } from '../say.ts';
import { noteMilestone } from '../../db/records/milestones.ts';

export interface BackupOrder {
  file: string;
  /** True to include a bucket's pictures. */
  withPictures: boolean;
}

/** The store whose pictures are included, or null. A disk's pictures always are, a bucket's only on request. */
export function storeToBackUp(
  pictures: PicturesConfig,
  withPictures: boolean,
): PictureStore | null {
  return pictures.store.kind === 'disk' || withPictures ? pictureStore(pictures) : null;
}

/** Records in the database that a backup of it was made and verified. */
async function noteBackup(data: Config['data'], asOf: Date): Promise<void> {
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

/** `npm run backup`, `npm run db:export`: writes everything to one file, even while the product runs. */
export async function backup(
  { data, pictures }: Pick<Config, 'data' | 'pictures'>,
  { file, withPictures }: BackupOrder,
  say: Say,
): Promise<void> {
  const progress = progressLines(say);
  // before the copy, which takes a while for the embedded database: the data must be at least as new as this time
  const asOf = new Date();
  const { db, close } = await openForReading(data);
  const store = storeToBackUp(pictures, withPictures);
  let written: { rows: number; lostFiles: number };
  try {
    written = await exportData(db, file, progress, asOf, store);
  } finally {
    await close();
  }
  await verifyDataFile(file, progress);
  await noteBackup(data, asOf);
  const { rows, lostFiles } = written;
  const { size } = await stat(file);
  say(
    `Wrote ${rows.toLocaleString('en-US')} rows to ${file} (${size.toLocaleString('en-US')} bytes) and checked it.`,
  );
  if (lostFiles > 0)
    say(`${lostFiles} picture files are missing from the store; \`npm run doctor\` says more.`);
  if (!store)
    say(
      'The file does not include the pictures in the bucket: add --with-pictures, or keep versions in the bucket.',
    );
  say('The file contains personal data and password hashes: keep it as safe as the database.');
}
