import type { Answer, Call, Deps } from '../../deps.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { lockSignedIn, requireRecent, requireSignedIn } from '../../sessions/authenticate.ts';
import { deleteUserRow } from '../../users/user-store.ts';

/**
 * Deletes the signed-in account, unless the product's `mayDelete` prevents it. Errors: those of the ID token,
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN, OPERATION_NOT_ALLOWED, TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export async function deleteAccount(deps: Deps, call: Call): Promise<Answer> {
  const signedIn = await requireSignedIn(deps, call.body);
  const payers = { network: call.network, person: signedIn.user.id };
  await deps.budgets.spend(deps.db, 'change', payers);
  requireRecent(deps, signedIn.session);
  const { mayDelete } = deps.options;
  if (mayDelete && !(await mayDelete(signedIn.user.id))) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED : This account cannot be deleted now.');
  }
  await deps.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn);
    await deps.options.onDelete?.(user.id, tx);
    await deleteUserRow(tx, user.id);
  });
  deps.emit({ type: 'account-deleted', uid: signedIn.user.id });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
