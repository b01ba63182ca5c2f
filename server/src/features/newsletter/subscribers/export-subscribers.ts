import type { exportSubscribers as endpoint, ParsedInputOf } from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { AppContext, UserContext } from '../../../context.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import { listSubscriberPage, type SubscriberRow } from './store.ts';

type Filter = ParsedInputOf<typeof endpoint>['query'];

/** Read at once. */
const ROWS = 500;

export const SUBSCRIBER_COLUMNS = [
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
  filter: Filter,
): Promise<AsyncIterable<readonly SubscriberRow[]>> {
  const { actor, db } = context;
  await db.orm.transaction((tx) =>
    recordAct(context, tx, {
      byUserId: actor.uid,
      action: 'newsletter_exported',
      subjectId: 'newsletter',
      detail: { state: filter.state ?? 'all' },
    }),
  );
  return pagesOf(context, filter);
}

async function* pagesOf(
  { db }: Pick<AppContext, 'db'>,
  { q = '', state }: Filter,
): AsyncGenerator<readonly SubscriberRow[]> {
  let after: RowCursor | null = null;
  for (;;) {
    const rows: SubscriberRow[] = await listSubscriberPage(db.orm, {
      state,
      search: q,
      after,
      limit: ROWS,
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = { key: last.consentedAt.toISOString(), id: last.id };
  }
}
