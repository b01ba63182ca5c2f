import type { Answer } from '../../deps.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';

/** Refuses to sign in by an emailed link, because no page completes it. Errors: OPERATION_NOT_ALLOWED. */
export async function signInWithEmailLink(): Promise<Answer> {
  throw new ProtocolError('OPERATION_NOT_ALLOWED');
}
