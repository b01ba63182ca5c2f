import type { Deleted, Session } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { deviceName } from './device-name.ts';

/** The caller's signed-in devices, most recently used first. */
export async function listSessions({ accounts, actor }: UserContext): Promise<Session[]> {
  const sessions = await accounts.listSessions(actor.uid);
  return sessions
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
    .map((session) => ({
      _id: session.id,
      device: deviceName(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === actor.sessionId,
    }));
}

/** Signs out one of the caller's devices. Throws `not_found`, including for another user's session. */
export async function endSession({ accounts, actor }: UserContext, id: string): Promise<Deleted> {
  if (!(await accounts.endSession(actor.uid, id))) throw notFound('session');
  return { deletedCount: 1 };
}

export async function endAllSessions({ accounts, actor }: UserContext): Promise<Deleted> {
  return { deletedCount: await accounts.endAllSessions(actor.uid) };
}
