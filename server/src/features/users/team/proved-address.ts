import { accountMailDelivery } from '../../../config/mail-delivery.ts';
import type { AppContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { UserRow } from '../store/users.ts';

/**
 * True if an account's address is verified. If email isn't set up, no one can verify an address, so every address
 * counts.
 */
export function isAddressTrusted(
  { config }: Pick<AppContext, 'config'>,
  { emailProvedAt }: UserRow,
): boolean {
  return emailProvedAt !== null || accountMailDelivery(config) === 'none';
}

/**
 * Throws `address_unproved` unless `isAddressTrusted`. Anyone can register any address, so accounts with unverified
 * ones get no access to the agency.
 */
export function assertAddressProved(context: Pick<AppContext, 'config'>, user: UserRow): void {
  if (isAddressTrusted(context, user)) return;
  throw new ProblemError(
    'address_unproved',
    "This account hasn't verified its email address yet. Ask them to follow the link in their email first, or invite them.",
  );
}
