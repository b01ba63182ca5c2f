import type { Account, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';
import { setLanguage } from '../users/index.ts';
import { getAccount } from './get-account.ts';

/** Chooses the caller's language, or clears the choice. Throws `invalid_input` for one that the site doesn't have. */
export async function updateAccount(
  context: UserContext,
  { language }: BodyOf<'updateAccount'>,
): Promise<Account> {
  // the site's first language is stored, too: it stays the person's choice if the site gets another first language
  const chosen = chosenLanguage(context.config, language);
  await setLanguage(context.db.orm, context.actor.uid, chosen);
  return getAccount(context);
}
