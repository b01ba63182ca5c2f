import { mailCode } from '../../codes/action-mail.ts';
import { issueCode } from '../../codes/code-store.ts';
import { readContinueUrl } from '../../codes/continue-url.ts';
import { inConstantTime } from '../../codes/constant-time.ts';
import type { Answer, Call, Deps } from '../../deps.ts';
import { requireEmail } from '../../protocol/email-address.ts';
import { readText } from '../../protocol/fields.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { requireRecent, requireSignedIn } from '../../sessions/authenticate.ts';
import type { SqlExecutor } from '../../sql.ts';
import { findUserByEmail } from '../../users/user-store.ts';

const KIND = 'identitytoolkit#GetOobConfirmationCodeResponse';

/**
 * Sends an email with a one-time link. Errors: MISSING_REQ_TYPE, INVALID_REQ_TYPE, MISSING_EMAIL, INVALID_EMAIL,
 * MISSING_NEW_EMAIL, INVALID_NEW_EMAIL, INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN, RESET_PASSWORD_EXCEED_LIMIT,
 * TOO_MANY_ATTEMPTS_TRY_LATER, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, INSUFFICIENT_PERMISSION (links are only emailed),
 * OPERATION_NOT_ALLOWED (sign-in links are off), those of the ID token.
 */
export async function sendOobCode(deps: Deps, call: Call): Promise<Answer> {
  const { body } = call;
  const requestType = readText(body, 'requestType', 'INVALID_REQ_TYPE', 64);
  if (body['returnOobLink']) throw new ProtocolError('INSUFFICIENT_PERMISSION');
  const continueUrl = readContinueUrl(deps, body);
  switch (requestType) {
    case undefined:
    case '':
    case 'OOB_REQ_TYPE_UNSPECIFIED':
      throw new ProtocolError('MISSING_REQ_TYPE');
    case 'PASSWORD_RESET':
      return sendToAddress(deps, call, continueUrl);
    case 'EMAIL_SIGNIN':
      throw new ProtocolError('OPERATION_NOT_ALLOWED');
    case 'VERIFY_EMAIL':
      return sendToOwner(deps, call, continueUrl);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendToNewAddress(deps, call, continueUrl);
    default:
      throw new ProtocolError('INVALID_REQ_TYPE');
  }
}

/**
 * Sends an email for a caller who isn't signed in. Neither the response nor its timing may reveal whether the account
 * exists.
 */
function sendToAddress(deps: Deps, call: Call, continueUrl: string | undefined): Promise<Answer> {
  const email = requireEmail(call.body['email']);
  return inConstantTime(async () => {
    const asked = { kind: 'PASSWORD_RESET', mailbox: email, network: call.network } as const;
    if (await deps.mailLimits.admit(deps.db, asked)) {
      await deps.db.transaction((tx) => writeToAddress(deps, tx, call, { email, continueUrl }));
    }
    return { kind: KIND, email };
  });
}

async function writeToAddress(
  deps: Deps,
  tx: SqlExecutor,
  call: Call,
  wanted: { email: string; continueUrl: string | undefined },
): Promise<void> {
  const user = await findUserByEmail(tx, wanted.email);
  const code = {
    ...wanted,
    requestType: 'PASSWORD_RESET',
    userId: user?.id ?? null,
    newEmail: null,
  } as const;
  // without an account, the same operations run but the secret is thrown away
  if (!user) await issueCode(tx, code, deps.clock.now());
  else await mailCode(deps, tx, { ...code, displayName: user.displayName, locale: call.locale });
}

async function sendToOwner(
  deps: Deps,
  call: Call,
  continueUrl: string | undefined,
): Promise<Answer> {
  const { user } = await requireSignedIn(deps, call.body);
  const { email } = user;
  if (email === null) throw new ProtocolError('MISSING_EMAIL');
  const { network } = call;
  const asked = { kind: 'VERIFY_EMAIL', mailbox: email, network, person: user.id } as const;
  if (await deps.mailLimits.admit(deps.db, asked)) {
    await deps.db.transaction((tx) =>
      mailCode(deps, tx, {
        requestType: 'VERIFY_EMAIL',
        userId: user.id,
        email,
        newEmail: null,
        displayName: user.displayName,
        locale: call.locale,
        continueUrl,
      }),
    );
  }
  return { kind: KIND, email };
}

/**
 * Sends an email to a new address. Neither the response nor its timing may reveal whether the address already has an
 * account. If it has one, no email is sent.
 */
async function sendToNewAddress(
  deps: Deps,
  call: Call,
  continueUrl: string | undefined,
): Promise<Answer> {
  const newEmail = requireEmail(call.body['newEmail'], 'MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL');
  const { user, session } = await requireSignedIn(deps, call.body);
  requireRecent(deps, session);
  const { email } = user;
  if (email === null) throw new ProtocolError('MISSING_EMAIL');
  const { network } = call;
  const requestType = 'VERIFY_AND_CHANGE_EMAIL';
  const asked = { kind: requestType, mailbox: newEmail, network, person: user.id } as const;
  return inConstantTime(async () => {
    if (await deps.mailLimits.admit(deps.db, asked)) {
      const { id: userId, displayName } = user;
      const change = { requestType, userId, email, newEmail } as const;
      await deps.db.transaction(async (tx) => {
        if (await findUserByEmail(tx, newEmail)) await issueCode(tx, change, deps.clock.now());
        else await mailCode(deps, tx, { ...change, displayName, locale: call.locale, continueUrl });
      });
    }
    return { kind: KIND, email };
  });
}
