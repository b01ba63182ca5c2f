import type { Answer } from '../../deps.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';

/**
 * Refuses to sign in with an emailed link, because the product has no page that completes it. Errors:
 * OPERATION_NOT_ALLOWED.
 */
export async function signInWithEmailLink(): Promise<Answer> {
  throw new ProtocolError('OPERATION_NOT_ALLOWED');
}
