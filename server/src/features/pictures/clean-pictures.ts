import type { AppContext } from '../../context.ts';
import { deletePicturesIdleSince, unknownHashes } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 100;

/** Deletes pictures that nothing has shown for a day. Deletes the rows first, so that no row lacks its files. */
export async function deleteIdlePictures(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { clock, db, pictures } = context;
  const since = new Date(clock.now().getTime() - DAY_MS);
  for (;;) {
    if (signal?.aborted) return;
    const gone = await deletePicturesIdleSince(db.orm, since, AT_ONCE);
    for (const { name } of gone.flatMap(({ files }) => files)) await pictures.delete(name);
    if (gone.length < AT_ONCE) return;
  }
}

/** Deletes stored files that are older than a day and have no row, left by interrupted uploads or deletions. */
export async function sweepPictureFiles(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { clock, pictures } = context;
  const since = new Date(clock.now().getTime() - DAY_MS);
  let page: string[] = [];
  for await (const { name, storedAt } of pictures.list()) {
    if (signal?.aborted) return;
    if (storedAt >= since) continue;
    page.push(name);
    if (page.length < AT_ONCE) continue;
    await deleteUnknown(context, page);
    page = [];
  }
  await deleteUnknown(context, page);
}

async function deleteUnknown({ db, pictures }: AppContext, names: readonly string[]) {
  if (names.length === 0) return;
  const hashes = new Set(names.map(hashIn));
  const unknown = new Set(await unknownHashes(db.orm, [...hashes]));
  for (const name of names) if (unknown.has(hashIn(name))) await pictures.delete(name);
}

const hashIn = (name: string) => name.slice(0, 16);
