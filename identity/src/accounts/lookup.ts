import type { Answer, Call, Deps } from '../deps.ts';
import { requireSignedIn } from '../sessions/authenticate.ts';
import { federatedOf } from '../users/federated-store.ts';
import { accountInfo } from '../users/present-account.ts';

/** The signed-in account. Errors: those of the ID token. */
export async function lookup(deps: Deps, call: Call): Promise<Answer> {
  const { user } = await requireSignedIn(deps, call.body);
  const federated = await federatedOf(deps.db, user.id);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(user, federated)] };
}
