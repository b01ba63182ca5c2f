import { errorDetail, problemOf } from '../../../api/error-text.ts';
import { identityMessage } from '../identity-error-text.ts';

/**
 * Words for a change that went through the API and the identity provider: the one's own message, the
 * other's sentence, else `fallback`.
 */
export function saveErrorText(error: unknown, fallback: string): string {
  if (problemOf(error) !== undefined) return errorDetail(error);
  return identityMessage(error) ?? fallback;
}
