import type { Deps } from './deps.ts';
import { foldEmail } from './email-address.ts';
import { isStorable } from './fields.ts';
import { endSessions, listSessions, type SessionInfo } from './sessions/session-store.ts';
import type { SqlExecutor } from './sql.ts';
import { federatedOf } from './users/federated-store.ts';
import {
  deleteUserRow,
  findUserByEmail,
  findUserById,
  lockUser,
  proved,
  updateUser,
  type UserPatch,
} from './users/user-store.ts';
import type { User } from './users/user.ts';

/** An account, for the product's account page and its administrators. */
export interface AdminUser {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly picture?: string;
  readonly disabled: boolean;
  readonly hasPassword: boolean;
  /** Linked outside accounts, e.g. 'google.com'. */
  readonly providers: readonly string[];
  readonly createdAt: Date;
  readonly lastLoginAt?: Date;
}

/** For the product's own code; whoever calls has authorised the caller. Unknown uids answer false. */
export interface Admin {
  getUser(uid: string): Promise<AdminUser | undefined>;
  getUserByEmail(email: string): Promise<AdminUser | undefined>;
  /**
   * A disabled account is refused everywhere, and told so; its sessions do not come back when it
   * is enabled again.
   */
  setDisabled(uid: string, disabled: boolean): Promise<boolean>;
  setEmailVerified(uid: string, verified: boolean): Promise<boolean>;
  /**
   * Removes an account with everything of it here.
   * @param tx the caller's open transaction, if it has one (then `onDelete` is not called)
   */
  deleteUser(uid: string, tx?: SqlExecutor): Promise<boolean>;
  /** Ends one session, or all of them; answers how many. Their tokens are refused from now on. */
  revokeSessions(uid: string, sessionId?: string): Promise<number>;
  /** The latest used first; the current one, if named, leads and is marked. At most 200. */
  listSessions(uid: string, currentSessionId?: string): Promise<SessionInfo[]>;
}

export function createAdmin(deps: Deps): Admin {
  const { db } = deps;
  return {
    getUser: async (uid) => present(db, isStorable(uid) ? await findUserById(db, uid) : undefined),
    async getUserByEmail(email) {
      const folded = foldEmail(email);
      return present(db, folded === undefined ? undefined : await findUserByEmail(db, folded));
    },
    setDisabled: (uid, disabled) =>
      change(deps, uid, disabled ? { disabled, validSince: deps.clock.now() } : { disabled }),
    setEmailVerified: (uid, verified) =>
      change(
        deps,
        uid,
        verified ? proved(deps.clock.now()) : { emailVerified: false, emailVerifiedAt: null },
      ),
    async deleteUser(uid, tx) {
      if (tx) return deleteUserRow(tx, uid);
      const deleted = await db.transaction(async (own) => {
        if (!(await lockUser(own, uid))) return false;
        await deps.options.onDelete?.(uid, own);
        return deleteUserRow(own, uid);
      });
      if (deleted) deps.emit({ type: 'account-deleted', uid });
      return deleted;
    },
    async revokeSessions(uid, sessionId) {
      const ended = await endSessions(db, uid, sessionId);
      if (ended > 0) deps.emit({ type: 'sessions-ended', uid });
      return ended;
    },
    async listSessions(uid, currentSessionId) {
      const sessions = await listSessions(db, uid, deps.clock.now());
      const others = sessions.filter((session) => session.id !== currentSessionId);
      const current = sessions.find((session) => session.id === currentSessionId);
      return current ? [{ ...current, current: true }, ...others] : others;
    },
  };
}

async function change(deps: Deps, uid: string, patch: UserPatch): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, uid);
    if (!user) return false;
    await updateUser(tx, user, patch);
    // Not before: the devices of a disabled account are told why they are signed out.
    if (patch.disabled === false) await endSessions(tx, uid);
    return true;
  });
}

async function present(on: SqlExecutor, user: User | undefined): Promise<AdminUser | undefined> {
  if (!user) return undefined;
  const federated = await federatedOf(on, user.id);
  return {
    uid: user.id,
    ...(user.email === null ? {} : { email: user.email }),
    emailVerified: user.emailVerified,
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    disabled: user.disabled,
    hasPassword: user.passwordHash !== null,
    providers: federated.map((link) => link.providerId),
    createdAt: user.createdAt,
    ...(user.lastLoginAt === null ? {} : { lastLoginAt: user.lastLoginAt }),
  };
}
