import { blockedText } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';

/** What every call of a blocked account is answered: that it is blocked, and how to reach the agency. */
export async function accountBlocked({
  config,
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<ProblemError> {
  const email = (await settings.read('agency.email')) || config.contact.email;
  return new ProblemError('account_blocked', blockedText(email));
}
