import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import type { ColleagueLeft } from '../../../mails/written/index.ts';
import { listOwners } from '../store/staff.ts';
import type { UserRow } from '../store/users.ts';

/**
 * Emails the owners with a verified address that a colleague has left the team. If there is no such owner, the agency's
 * own address gets the email.
 */
export async function tellOwners(context: AppContext, tx: Tx, left: ColleagueLeft): Promise<void> {
  const { publicUrl } = context.config.http;
  const owners = await listOwners(tx);
  const isGone = (id: string) => left.how === 'deleted' && left.id === id;
  const reached = owners.filter(({ emailProvedAt, id }) => emailProvedAt !== null && !isGone(id));
  for (const { email, language } of reached) {
    const { write } = wordsIn(context.config, language);
    await context.mail.enqueue(tx, write.colleagueLeftMail(publicUrl, email, left));
  }
  if (reached.length === 0) {
    await notifyAgency(context, tx, (write) => write.colleagueLeftNotice(publicUrl, left));
  }
}

/** Emails the new owner, and all owners with a verified address, that someone became an owner. */
export async function tellOfNewOwner(
  context: AppContext,
  tx: Tx,
  { by, user }: { by: string; user: Pick<UserRow, 'id' | 'name' | 'email' | 'language'> },
): Promise<void> {
  const { publicUrl } = context.config.http;
  const { config, mail } = context;
  const { id, name } = user;
  const others = (await listOwners(tx)).filter(
    (owner) => owner.emailProvedAt !== null && owner.id !== id,
  );
  for (const { email, language } of others) {
    const { write } = wordsIn(config, language);
    await mail.enqueue(tx, write.newOwnerMail(publicUrl, email, { by, name, you: false }));
  }
  const { write } = wordsIn(config, user.language);
  await mail.enqueue(tx, write.newOwnerMail(publicUrl, user.email, { by, name, you: true }));
}
