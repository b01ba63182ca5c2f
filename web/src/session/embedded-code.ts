import { IdentityError } from './identity.ts';

const TIMEOUT_MS = 30_000;

/** The SDK's error codes for the service's error codes. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  EMAIL_EXISTS: 'auth/email-already-in-use',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  RESOURCE_EXHAUSTED: 'auth/resource-exhausted',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  USER_DISABLED: 'auth/user-disabled',
};

interface Answer {
  passwordResetCode?: string;
  error?: { message?: string };
}

/**
 * Applies an emailed code at the embedded service, with the session if there is one. The SDK's own call neither sends
 * the session nor returns the code for a new password.
 */
export async function applyEmbeddedCode(
  apiKey: string,
  body: { oobCode: string; idToken: string | undefined },
): Promise<{ resetCode?: string }> {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:update?key=${encodeURIComponent(apiKey)}`;
  const { passwordResetCode, error } = await post(path, body);
  if (error) {
    const [code = ''] = (error.message ?? '').split(' : ');
    throw new IdentityError(CODES[code] ?? 'auth/internal-error', error.message ?? '');
  }
  return passwordResetCode === undefined ? {} : { resetCode: passwordResetCode };
}

async function post(path: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await answer.json()) as Answer;
  } catch (error) {
    throw new IdentityError('auth/network-request-failed', String(error));
  }
}
