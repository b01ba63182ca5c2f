import { ProtocolError } from '../protocol/protocol-error.ts';
import { randomToken, secretHash } from '../secrets.ts';
import { firstRow, type SqlExecutor } from '../sql.ts';
import { DAY, HOUR, later } from '../clock.ts';

export type CodeType =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL';

const LIFETIME: Record<CodeType, number> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 3 * DAY,
  VERIFY_AND_CHANGE_EMAIL: DAY,
  RECOVER_EMAIL: 7 * DAY,
};
/** The time for which expired codes are stored, so that people learn why their link doesn't work. */
const REMEMBERED = 7 * DAY;

export interface Code {
  readonly requestType: CodeType;
  readonly userId: string | null;
  readonly email: string;
  readonly newEmail: string | null;
  readonly expiresAt: Date;
}

const COLUMNS = `request_type as "requestType", user_id as "userId", email,
  new_email as "newEmail", expires_at as "expiresAt"`;

/** Stores a code and returns the secret that goes into the email. */
export async function issueCode(
  tx: SqlExecutor,
  code: Omit<Code, 'expiresAt'>,
  now: Date,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = randomToken(32);
  const expiresAt = later(now, LIFETIME[code.requestType]);
  await tx.query(
    `insert into identity_codes
       (code_hash, request_type, user_id, email, new_email, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [secretHash(secret), code.requestType, code.userId, code.email, code.newEmail, now, expiresAt],
  );
  return { secret, expiresAt };
}

/** Reads a code without consuming it. Errors: INVALID_OOB_CODE, EXPIRED_OOB_CODE. */
export async function inspectCode(on: SqlExecutor, secret: string, now: Date): Promise<Code> {
  const code = await firstRow<Code>(
    on,
    `select ${COLUMNS} from identity_codes where code_hash = $1`,
    [secretHash(secret)],
  );
  return living(code, now);
}

/** Consumes a code; only one of two concurrent calls succeeds. Errors: INVALID_OOB_CODE, EXPIRED_OOB_CODE. */
export async function consumeCode(tx: SqlExecutor, secret: string, now: Date): Promise<Code> {
  const code = await firstRow<Code>(
    tx,
    `delete from identity_codes where code_hash = $1 returning ${COLUMNS}`,
    [secretHash(secret)],
  );
  // an expired code rolls the transaction back, so that it stays stored and is reported again
  return living(code, now);
}

function living(code: Code | undefined, now: Date): Code {
  if (!code) throw new ProtocolError('INVALID_OOB_CODE');
  if (code.expiresAt <= now) throw new ProtocolError('EXPIRED_OOB_CODE');
  return code;
}

/**
 * Voids the codes that were sent for a user, except those that undo a change of address: with such a code, the owner
 * can get a stolen account back, so the thief must not be able to void it by changing something else.
 */
export async function voidCodes(tx: SqlExecutor, userId: string): Promise<void> {
  await tx.query(
    "delete from identity_codes where user_id = $1 and request_type <> 'RECOVER_EMAIL'",
    [userId],
  );
}

/** Voids all codes of a user. The owner of the mailbox is known, so no one else's code may stay valid. */
export async function voidAllCodes(tx: SqlExecutor, userId: string): Promise<void> {
  await tx.query('delete from identity_codes where user_id = $1', [userId]);
}

/** The time 7 days ago. Codes that expired before it can be deleted. */
export function forgetCodesExpiredBefore(now: Date): Date {
  return later(now, -REMEMBERED);
}
