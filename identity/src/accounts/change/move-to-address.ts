import { mailCode } from '../../codes/action-mail.ts';
import type { Call, Deps } from '../../deps.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { isUniqueViolation, type SqlExecutor } from '../../sql.ts';
import {
  findUserByEmail,
  proved,
  updateUser,
  type UserPatch,
  type User,
} from '../../users/user-store.ts';

/**
 * The error for a change of address without an emailed link. It is the same whether or not the new address has an
 * account, like Firebase's under email enumeration protection. With VERIFY_AND_CHANGE_EMAIL, the new address is
 * verified before the account moves to it.
 * https://cloud.google.com/identity-platform/docs/admin/email-enumeration-protection
 */
export const MOVE_REFUSED =
  'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.';

interface Move {
  /** The new address, whose mailbox was just verified. */
  readonly email: string;
  readonly patch: UserPatch;
  readonly call: Call;
}

/**
 * Changes the email address. If the old address was verified, an email with a link to undo the change is sent to it. An
 * unverified address gets no email, because it may be someone else's. Errors: EMAIL_EXISTS.
 */
export async function moveToAddress(
  deps: Deps,
  tx: SqlExecutor,
  user: User,
  move: Move,
): Promise<User> {
  if (await findUserByEmail(tx, move.email)) throw new ProtocolError('EMAIL_EXISTS');
  const patch = { ...move.patch, ...proved(deps.clock.now()), email: move.email };
  const moved = await updateUser(tx, user, patch).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new ProtocolError('EMAIL_EXISTS');
    throw error;
  });
  await deps.options.onMove?.(user.id, move.email, tx);
  if (user.email !== null && user.emailVerified) {
    await mailCode(deps, tx, {
      requestType: 'RECOVER_EMAIL',
      userId: user.id,
      email: user.email,
      newEmail: move.email,
      displayName: moved.displayName,
      locale: move.call.locale,
    });
  }
  return moved;
}
