import type { QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { allPages } from '../../../pagination/all-pages.ts';
import { cursorOf } from '../../../pagination/keyset-cursor.ts';
import type { Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { searchOf } from './list-inbox.ts';
import { listWholeMessages } from './store.ts';

type Line = Awaited<ReturnType<typeof listWholeMessages>>[number];

const COLUMNS = [
  { title: 'at', cell: ({ message }: Line) => message.createdAt.toISOString() },
  { title: 'name', cell: ({ message }: Line) => message.name },
  { title: 'email', cell: ({ message }: Line) => message.email },
  { title: 'subject', cell: ({ message }: Line) => message.subject },
  { title: 'message', cell: ({ message }: Line) => message.message },
  { title: 'state', cell: ({ message }: Line) => message.state },
  { title: 'assigned_to', cell: ({ assignee }: Line) => assignee ?? '' },
  { title: 'answered_at', cell: ({ message }: Line) => message.answeredAt?.toISOString() ?? '' },
];

/** Records the export, then returns the messages from before the export, a page at a time. */
export async function exportInbox(
  context: UserContext,
  filter: QueryOf<'exportInbox'>,
): Promise<Table<Line>> {
  const { actor, db } = context;
  await recordExport(context, 'messages_exported', 'messages', { state: filter.state ?? 'all' });
  const search = searchOf(actor.uid, filter);
  const pages = allPages(
    (page) => listWholeMessages(db.orm, { ...search, ...page }),
    ({ message }) => cursorOf(message),
  );
  return { columns: COLUMNS, pages };
}
