import { type Account, findLanguage, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { invalidInput } from '../../problem-error.ts';
import { setLanguage } from '../users/index.ts';
import { getAccount } from './get-account.ts';

/** Chooses the caller's language. Throws `invalid_input` for one that the site doesn't have. */
export async function updateAccount(
  context: UserContext,
  { language }: BodyOf<'updateAccount'>,
): Promise<Account> {
  const { languages } = context.config;
  const tag = language === null ? languages[0] : findLanguage(language)?.tag;
  if (tag === undefined || !languages.includes(tag))
    throw invalidInput('language', 'is no language of this site');
  await setLanguage(context.db.orm, context.actor.uid, tag === languages[0] ? null : tag);
  return getAccount(context);
}
