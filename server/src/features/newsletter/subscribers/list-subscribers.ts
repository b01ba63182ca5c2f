import {
  CONSOLE_PAGE,
  MOST_COUNTED,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberCount,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { cursorAt, cutPage, isInstant, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import { countSubscribersIn, listSubscriberPage, type SubscriberRow } from './store.ts';

export async function listSubscribers(
  { db }: UserContext,
  { cursor, q = '', state }: QueryOf<'listSubscribers'>,
): Promise<ListPage<Subscriber>> {
  const rows = await listSubscriberPage(db.orm, {
    state,
    search: q,
    after: readCursor(cursor, isInstant),
    limit: CONSOLE_PAGE + 1,
  });
  const { next, page } = cutPage(rows, CONSOLE_PAGE, ({ consentedAt, id }) =>
    cursorAt(consentedAt, id),
  );
  return { rows: page.map(presentSubscriber), next };
}

export async function countSubscribers({ db }: UserContext): Promise<SubscriberCount> {
  const counts: Partial<SubscriberCount> = {};
  for (const state of SUBSCRIBER_STATES)
    counts[state] = await countSubscribersIn(db.orm, state, MOST_COUNTED);
  return counts as SubscriberCount; // every state is counted above
}

function presentSubscriber(row: SubscriberRow): Subscriber {
  const { confirmedAt, consentedAt, email, id, source, state, unsubscribedAt } = row;
  return {
    _id: id,
    email,
    state,
    consentedAt: consentedAt.toISOString(),
    source,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
