import type * as contract from '@wayfarer/contract';
import type { ParsedInputOf } from '@wayfarer/contract';
import type { PublicContext } from '../../context.ts';
import { insertContactMessage } from './store.ts';

/** Keeps a message to the agency. */
export async function sendContactMessage(
  { clock, db, newId }: PublicContext,
  message: ParsedInputOf<typeof contract.sendContactMessage>['body'],
): Promise<{ received: true }> {
  await insertContactMessage(db.orm, { ...message, id: newId(), createdAt: clock.now() });
  return { received: true };
}
