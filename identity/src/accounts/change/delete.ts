import type { Answer, Call, Deps } from '../../deps.ts';
import { lockSignedIn, requireRecent, requireSignedIn } from '../../sessions/authenticate.ts';
import { deleteUserRow } from '../../users/user-store.ts';

/**
 * Deletes the signed-in account. Errors: those of the ID token, CREDENTIAL_TOO_OLD_LOGIN_AGAIN,
 * TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export async function deleteAccount(deps: Deps, call: Call): Promise<Answer> {
  const signedIn = await requireSignedIn(deps, call.body);
  const payers = { network: call.network, person: signedIn.user.id };
  await deps.budgets.spend(deps.db, 'change', payers);
  requireRecent(deps, signedIn.session);
  await deps.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn);
    await deps.options.onDelete?.(user.id, tx);
    await deleteUserRow(tx, user.id);
  });
  deps.emit({ type: 'account-deleted', uid: signedIn.user.id });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
