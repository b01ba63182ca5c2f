import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Mail } from '../../../mail-ports.ts';
import { wordsIn, type Written } from '../../../mails/words-in.ts';
import type { SpotRow } from '../records/rows/store.ts';
import { findPerson } from '../records/rows/store-people.ts';

interface Told {
  to: string;
  name: string;
  spot: string;
  publicUrl: string;
}

/**
 * Emails a destination's contributor at their current address, unless they made the change themselves or their account
 * is deleted.
 */
export async function tellContributor(
  context: UserContext,
  tx: Tx,
  { ownerUid, spot }: Pick<SpotRow, 'ownerUid' | 'spot'>,
  compose: (write: Written, told: Told) => Mail,
): Promise<void> {
  if (ownerUid === null || ownerUid === context.actor.uid) return;
  const person = await findPerson(tx, ownerUid);
  if (!person) return;
  const { email: to, language, name } = person;
  const { publicUrl, write } = wordsIn(context.config, language);
  await context.mail.enqueue(tx, compose(write, { to, name, spot, publicUrl }));
}
