import { accountMailDelivery } from '../../../config/mail-delivery.ts';
import type { AppContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { UserRow } from '../store/users.ts';

/** Whether an account is the holder's of its address. Where no mail can be sent, nobody can prove that. */
export function isAddressTrusted(
  { config }: Pick<AppContext, 'config'>,
  { emailProvedAt }: UserRow,
): boolean {
  return emailProvedAt !== null || accountMailDelivery(config) === 'none';
}

/** Anyone can register under any address: nothing of the agency is given to one that is not proved. */
export function assertAddressProved(context: Pick<AppContext, 'config'>, user: UserRow): void {
  if (isAddressTrusted(context, user)) return;
  throw new ProblemError(
    'address_unproved',
    'This account has not verified its email address yet. Ask them to follow the link in their mail first, or invite them.',
  );
}
