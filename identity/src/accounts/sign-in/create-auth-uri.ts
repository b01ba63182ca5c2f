import type { Answer, Call, Deps } from '../../deps.ts';
import { requireEmail } from '../../protocol/email-address.ts';
import { requireText } from '../../protocol/fields.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { randomToken } from '../../secrets.ts';

/**
 * In Firebase, lists the sign-in methods of an address. This service reveals nothing, so that no one can find out who
 * has an account. Errors: MISSING_IDENTIFIER, INVALID_IDENTIFIER, MISSING_CONTINUE_URI, INVALID_CONTINUE_URI.
 */
export async function createAuthUri(_deps: Deps, call: Call): Promise<Answer> {
  const { body } = call;
  requireEmail(body['identifier'] || undefined, 'MISSING_IDENTIFIER', 'INVALID_IDENTIFIER');
  const continueUri = requireText(
    body,
    'continueUri',
    'MISSING_CONTINUE_URI',
    'INVALID_CONTINUE_URI',
  );
  if (!URL.canParse(continueUri)) throw new ProtocolError('INVALID_CONTINUE_URI');
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomToken(15) };
}
