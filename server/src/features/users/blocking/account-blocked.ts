import { blockedText } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';

export async function accountBlocked({
  config,
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<ProblemError> {
  const email = (await settings.read('agency.email')) || config.contact.email;
  return new ProblemError('account_blocked', blockedText(email));
}
