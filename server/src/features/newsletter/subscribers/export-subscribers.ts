import type { QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { allPages } from '../../../pagination/all-pages.ts';
import { cursorAt } from '../../../pagination/keyset-cursor.ts';
import type { Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { listSubscriberPage, type SubscriberRow } from './store.ts';

const COLUMNS = [
  { title: 'email', cell: ({ email }: SubscriberRow) => email },
  { title: 'state', cell: ({ state }: SubscriberRow) => state },
  { title: 'consented_at', cell: ({ consentedAt }: SubscriberRow) => consentedAt.toISOString() },
  { title: 'source', cell: ({ source }: SubscriberRow) => source },
  {
    title: 'confirmed_at',
    cell: ({ confirmedAt }: SubscriberRow) => confirmedAt?.toISOString() ?? '',
  },
  {
    title: 'unsubscribed_at',
    cell: ({ unsubscribedAt }: SubscriberRow) => unsubscribedAt?.toISOString() ?? '',
  },
];

/** Records the export, then returns the addresses a page at a time. */
export async function exportSubscribers(
  context: UserContext,
  filter: QueryOf<'exportSubscribers'>,
): Promise<Table<SubscriberRow>> {
  await recordExport(context, 'newsletter_exported', 'newsletter', {
    state: filter.state ?? 'all',
  });
  const { q: search = '', state } = filter;
  const pages = allPages(
    (page) => listSubscriberPage(context.db.orm, { state, search, ...page }),
    ({ consentedAt, id }) => cursorAt(consentedAt, id),
  );
  return { columns: COLUMNS, pages };
}
