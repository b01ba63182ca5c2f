import type { CustomerNote, Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { lockUserForShare } from '../users/index.ts';
import { presentNote } from './present.ts';
import { deleteNote, findNote, insertNote } from './store-notes.ts';

/** Adds a note about a customer. Throws `not_found`. */
export async function addCustomerNote(
  context: UserContext,
  userId: string,
  text: string,
): Promise<CustomerNote> {
  const { actor, clock, db } = context;
  const id = context.createdId();
  await db.orm.transaction(async (tx) => {
    if (!(await lockUserForShare(tx, userId))) throw notFound('customer');
    await insertNote(tx, { id, userId, at: clock.now(), byUserId: actor.uid, body: text });
    await recordAct(context, tx, 'customer_noted', userId);
  });
  return getCustomerNote(context, id);
}

/** A note about a customer. Throws `not_found`. */
export async function getCustomerNote(
  { actor, db }: UserContext,
  id: string,
): Promise<CustomerNote> {
  const found = await findNote(db.orm, id);
  if (!found) throw notFound('note');
  return presentNote(found, actor);
}

/** Removes the caller's own note, or one whose author is gone. Throws `not_found`. */
export async function removeCustomerNote(
  context: UserContext,
  userId: string,
  id: string,
): Promise<Deleted> {
  const byUserId = context.actor.uid;
  await context.db.orm.transaction(async (tx) => {
    if (!(await deleteNote(tx, { id, userId, byUserId }))) throw notFound('note');
    await recordAct(context, tx, 'customer_note_removed', userId);
  });
  return { deletedCount: 1 };
}
