import { pictureWidths } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { PictureDrawerBusyError, PictureRefusedError } from '../../picture-ports.ts';
import { masterName, pictureFile } from './picture-files.ts';
import { claimWithoutAvif, noteAvif, type PictureRow, returnWithoutAvif } from './store.ts';

/**
 * The number of attempts after which a picture stays WebP for good, for example if the drawing process always crashes.
 */
const MOST_ATTEMPTS = 5;

/** Makes the missing AVIF files of pictures, one picture at a time, while no upload is waiting. */
export async function makeAvifs(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const row = await claimWithoutAvif(context.db.orm, MOST_ATTEMPTS);
    if (!row) return;
    if (await makeAvif(context, row, signal)) continue;
    await returnWithoutAvif(context.db.orm, row.id);
    return;
  }
}

/**
 * Makes a picture's AVIF files. Returns false if it has to be tried again later, because uploads come first or the
 * process is stopping.
 */
async function makeAvif(
  context: AppContext,
  row: PictureRow,
  signal?: AbortSignal,
): Promise<boolean> {
  const { drawer, pictures, db, log } = context;
  const master = await pictures.get(masterName(row.hash));
  if (!master) {
    log.warn({ picture: row.id }, 'a picture has no master file to make AVIFs from');
    return true;
  }
  const made: PictureRow['files'] = [];
  try {
    for (const width of pictureWidths(row.width)) {
      if (signal?.aborted) return false;
      const name = `${row.hash}-${width}.avif`;
      const content = await drawer.drawAvif(master, width);
      await pictures.put(name, content);
      made.push(pictureFile(name, content));
    }
  } catch (error) {
    if (error instanceof PictureDrawerBusyError) return false;
    if (error instanceof PictureRefusedError) {
      log.warn({ picture: row.id, fault: error.fault }, 'could not make the AVIFs of a picture');
      return true;
    }
    throw error;
  }
  const kept = row.files.filter(({ name }) => name !== masterName(row.hash));
  // If the picture was deleted in the meantime, the sweep removes the new files.
  if (await noteAvif(db.orm, row.id, [...kept, ...made]))
    await pictures.delete(masterName(row.hash));
  return true;
}
