import { LIST_PAGE, type RoleChange, type User, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import {
  cursorAt,
  cursorOf,
  cutPage,
  isInstant,
  readCursor,
} from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { presentRoleChange, presentUser } from './present.ts';
import { listRoleChangeRows } from './store/roles.ts';
import { findUser, listUserRows } from './store/users.ts';

const SIZE = LIST_PAGE + 1;

/** All users, or those matching a search, newest first, a page at a time. */
export async function listUsers(
  { db }: UserContext,
  { search = '', cursor }: QueryOf<'listUsers'>,
): Promise<ListPage<User>> {
  const after = readCursor(cursor, isInstant);
  const rows = await listUserRows(db.orm, { search, after, limit: SIZE });
  const { page, next } = cutPage(rows, LIST_PAGE, cursorOf);
  return { rows: page.map(presentUser), next };
}

/** All role changes, newest first, a page at a time. */
export async function listRoleChanges(
  { db }: UserContext,
  { cursor }: QueryOf<'listRoleChanges'>,
): Promise<ListPage<RoleChange>> {
  const after = readCursor(cursor, isInstant);
  const rows = await listRoleChangeRows(db.orm, { after, limit: SIZE });
  const { page, next } = cutPage(rows, LIST_PAGE, ({ at, id }) => cursorAt(at, id));
  return { rows: page.map(presentRoleChange), next };
}

export async function getOwnUser({
  actor,
  db,
}: UserContext): Promise<User & { language: string | null }> {
  const row = await findUser(db.orm, actor.uid);
  if (!row) throw notFound('user');
  return { ...presentUser(row), language: row.language };
}
