import type { Answer, Call, Deps } from '../deps.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { applyActionCode } from './action-codes/apply-action-code.ts';
import { changeAccount } from './change/change-account.ts';

/**
 * Applies a code from an email, or changes the signed-in account.
 * Errors: `INVALID_REQ_TYPE : Unsupported request parameters.`, INSUFFICIENT_PERMISSION,
 * OPERATION_NOT_ALLOWED, and those of applyActionCode and changeAccount.
 */
export async function update(deps: Deps, call: Call): Promise<Answer> {
  const { body } = call;
  if (body['customAttributes'] !== undefined) throw new ProtocolError('INSUFFICIENT_PERMISSION');
  if (body['disableUser'] !== undefined) throw new ProtocolError('OPERATION_NOT_ALLOWED');
  if (body['oobCode']) {
    await deps.budgets.spend(deps.db, 'code', { network: call.network });
    return applyActionCode(deps, call);
  }
  if (body['idToken']) return changeAccount(deps, call);
  throw new ProtocolError('INVALID_REQ_TYPE : Unsupported request parameters.');
}
