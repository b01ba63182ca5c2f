import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listNotes } from './store-notes.ts';

export { forgetWhoNoted } from './store-notes.ts';

export async function exportCustomerNotes(
  db: Executor,
  uid: string,
): Promise<AccountExport['notes']> {
  const notes = await listNotes(db, uid);
  return notes.map(({ note: { at, body } }) => ({ at: at.toISOString(), text: body }));
}
