import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { identityMessage } from '../identity-error-text.ts';

/**
 * The text for a failed change that involves the API and the identity provider: the API's own
 * message, our text for the provider's code, or `fallback`.
 */
export function saveErrorText(error: unknown, fallback: string): string {
  if (problemOf(error) !== undefined) return errorDetail(error);
  return identityMessage(error) ?? fallback;
}
