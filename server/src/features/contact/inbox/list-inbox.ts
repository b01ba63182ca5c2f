import {
  CONSOLE_PAGE,
  MESSAGE_STATES,
  MOST_COUNTED,
  type CustomerRecord,
  type InboxCount,
  type InboxMessage,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import { listLatestMessagesOf } from '../store.ts';
import { presentMessage } from './present.ts';
import { countInState, listMessagePage } from './store.ts';

export async function listInbox(
  { actor, db }: UserContext,
  { assigned, cursor, q, state }: QueryOf<'listInbox'>,
): Promise<ListPage<InboxMessage>> {
  const found = await listMessagePage(db.orm, {
    ...searchOf(actor.uid, { assigned, q, state }),
    after: readCursor(cursor, isInstant),
    limit: CONSOLE_PAGE + 1,
  });
  const { next, page } = cutPage(found, CONSOLE_PAGE, ({ message }) => cursorOf(message));
  return { rows: page.map(presentMessage), next };
}

export const searchOf = (uid: string, { assigned, q = '', state }: QueryOf<'exportInbox'>) => ({
  state,
  search: q,
  assignedTo: assigned === 'nobody' ? null : assigned === 'me' ? uid : assigned,
});

export async function countInbox({ db }: UserContext): Promise<InboxCount> {
  const counts: Partial<InboxCount> = {};
  for (const state of MESSAGE_STATES)
    counts[state] = await countInState(db.orm, state, MOST_COUNTED);
  return counts as InboxCount; // every state is counted above
}

/** A person's messages: sent while signed in, or from their verified address. */
export async function listMessagesInShort(
  db: Executor,
  person: { uid: string; provedEmailKey: string | null },
  limit: number,
): Promise<CustomerRecord['messages']> {
  const rows = await listLatestMessagesOf(db, person, limit);
  return rows.map(({ createdAt, id, state, subject }) => ({
    _id: id,
    subject,
    state,
    createdAt: createdAt.toISOString(),
  }));
}
