import { randomUUID } from 'node:crypto';
import { rememberNetwork } from '../limits/familiar-networks.ts';
import { randomToken, secretHash } from '../secrets.ts';
import { firstRow, type SqlExecutor } from '../sql.ts';
import { DAY, later } from '../clock.ts';
import { userColumns, type User } from '../users/user-store.ts';

/** The time after which an unused session ends. */
const UNUSED_FOR = 180 * DAY;
/** The number of refresh tokens per session that stay valid. Browser tabs share them. */
const TOKENS_PER_SESSION = 5;
const TOKEN_BYTES = 48;

/** One signed-in device. */
export interface Session {
  readonly id: string;
  readonly provider: string;
  readonly authTime: Date;
}

/** A session with its newly created refresh token. */
export interface OpenedSession extends Session {
  readonly refreshToken: string;
}

const COLUMNS = 's.id as "sessionId", s.provider, s.auth_time as "authTime"';
type Joined = User & { sessionId: string; provider: string; authTime: Date };

function split(row: Joined | undefined): { user: User; session: Session } | undefined {
  if (!row) return undefined;
  const { sessionId, provider, authTime, ...user } = row;
  return { user, session: { id: sessionId, provider, authTime } };
}

/** True if the text has the shape of our refresh tokens. */
export function isRefreshTokenShaped(token: string): boolean {
  return /^[\w-]{64}$/.test(token);
}

/** The time 180 days ago. Sessions last used before it have ended. */
export function sessionsEndedBefore(now: Date): Date {
  return later(now, -UNUSED_FOR);
}

/**
 * Opens a session, and remembers its network as familiar to the account.
 * @param facts `userAgent` is the client's own, truncated to a reasonable length
 */
export async function openSession(
  tx: SqlExecutor,
  userId: string,
  facts: { provider: string; authTime: Date; userAgent: string; network: string },
  now: Date,
): Promise<OpenedSession> {
  const id = randomUUID();
  await tx.query(
    `insert into identity_sessions
       (id, user_id, provider, user_agent, auth_time, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, userId, facts.provider, facts.userAgent, facts.authTime, now],
  );
  await rememberNetwork(tx, userId, facts.network, now);
  const refreshToken = await insertToken(tx, id, now);
  return { id, provider: facts.provider, authTime: facts.authTime, refreshToken };
}

/** Adds a refresh token to an active session. The session's latest five tokens stay valid. */
export async function addRefreshToken(
  tx: SqlExecutor,
  session: Session,
  now: Date,
): Promise<OpenedSession> {
  const refreshToken = await insertToken(tx, session.id, now);
  await tx.query(
    `delete from identity_refresh_tokens where session_id = $1 and token_hash not in (
       select token_hash from identity_refresh_tokens where session_id = $1
       order by created_at desc limit $2)`,
    [session.id, TOKENS_PER_SESSION],
  );
  return { ...session, refreshToken };
}

async function insertToken(tx: SqlExecutor, sessionId: string, now: Date): Promise<string> {
  const token = randomToken(TOKEN_BYTES);
  await tx.query(
    'insert into identity_refresh_tokens (token_hash, session_id, created_at) values ($1, $2, $3)',
    [secretHash(token), sessionId, now],
  );
  return token;
}

/** The session and user of an ID token, if the session hasn't ended. */
export async function findSession(
  on: SqlExecutor,
  sessionId: string,
  userId: string,
): Promise<{ user: User; session: Session } | undefined> {
  return split(
    await firstRow<Joined>(
      on,
      `select ${userColumns('u')}, ${COLUMNS}
       from identity_sessions s join identity_users u on u.id = s.user_id
       where s.id = $1 and s.user_id = $2`,
      [sessionId, userId],
    ),
  );
}

/** The session and user of a refresh token, if it is known and its session is active. */
export async function findByRefreshToken(
  on: SqlExecutor,
  token: string,
  now: Date,
): Promise<{ user: User; session: Session } | undefined> {
  return split(
    await firstRow<Joined>(
      on,
      `select ${userColumns('u')}, ${COLUMNS}
       from identity_refresh_tokens t
       join identity_sessions s on s.id = t.session_id
       join identity_users u on u.id = s.user_id
       where t.token_hash = $1 and s.last_used_at > $2`,
      [secretHash(token), sessionsEndedBefore(now)],
    ),
  );
}

/** Records that a session was used. Returns false if it has ended in the meantime. */
export async function touchSession(
  on: SqlExecutor,
  sessionId: string,
  userAgent: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await on.query(
    'update identity_sessions set last_used_at = $2, user_agent = $3 where id = $1',
    [sessionId, now, userAgent],
  );
  return rowCount > 0;
}

/** Ends one session of a user, or all of them, and returns their number. */
export async function endSessions(
  on: SqlExecutor,
  userId: string,
  sessionId?: string,
): Promise<number> {
  const { rowCount } = await on.query(
    'delete from identity_sessions where user_id = $1 and ($2::text is null or id = $2)',
    [userId, sessionId ?? null],
  );
  return rowCount;
}

/** A session as the account page shows it. */
export interface SessionInfo {
  readonly id: string;
  readonly provider: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly userAgent: string;
}

/** A user's active sessions, most recently used first, at most 200. */
export async function listSessions(
  on: SqlExecutor,
  userId: string,
  now: Date,
): Promise<SessionInfo[]> {
  const { rows } = await on.query<SessionInfo>(
    `select id, provider, created_at as "createdAt", last_used_at as "lastUsedAt",
            user_agent as "userAgent"
     from identity_sessions where user_id = $1 and last_used_at > $2
     order by last_used_at desc, id limit 200`,
    [userId, sessionsEndedBefore(now)],
  );
  return rows;
}
