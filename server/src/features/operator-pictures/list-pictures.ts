import {
  CONSOLE_PAGE,
  type ExternalPicture,
  type OperatorPicture,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { presentExternal, presentOperatorPicture } from './present.ts';
import { listExternal, listUploaded, usesOf } from './store.ts';

/** Uploaded pictures, a page at a time. Throws `invalid_input` for another list's cursor. */
export async function listOperatorPictures(
  { db }: UserContext,
  { cursor, ...filter }: QueryOf<'listOperatorPictures'>,
): Promise<ListPage<OperatorPicture>> {
  const after = readCursor(cursor, isInstant);
  const found = await listUploaded(db.orm, { ...filter, after, limit: CONSOLE_PAGE + 1 });
  const { next, page } = cutPage(found, CONSOLE_PAGE, cursorOf);
  const ids = page.map(({ id }) => id);
  const uses = await usesOf(db.orm, ids);
  return { rows: page.map((row) => presentOperatorPicture(row, uses.get(row.id) ?? [])), next };
}

/**
 * Destinations with a picture from another host, a page at a time. Throws `invalid_input` for another list's cursor.
 */
export async function listExternalPictures(
  { db }: UserContext,
  { cursor }: QueryOf<'listExternalPictures'>,
): Promise<ListPage<ExternalPicture>> {
  const after = readCursor(cursor, isInstant);
  const found = await listExternal(db.orm, { after, limit: CONSOLE_PAGE + 1 });
  const { next, page } = cutPage(found, CONSOLE_PAGE, cursorOf);
  return { rows: page.map(presentExternal), next };
}
