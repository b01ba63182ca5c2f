import type { Deps } from './deps.ts';
import { isStorable } from './protocol/fields.ts';
import { endSessions, listSessions, type SessionInfo } from './sessions/session-store.ts';
import type { SqlExecutor } from './sql.ts';
import { federatedOf } from './users/federated-store.ts';
import {
  deleteUserRow,
  findUserById,
  lockUser,
  setDisabled,
  type User,
} from './users/user-store.ts';

/** An account as the product's own code sees it. */
export interface AdminUser {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly picture?: string;
  readonly disabled: boolean;
  readonly hasPassword: boolean;
  /** Linked external accounts, such as 'google.com'. */
  readonly providers: readonly string[];
  readonly createdAt: Date;
  readonly lastLoginAt?: Date;
}

/** Functions for the product's own code, which authorizes the caller first. */
export interface Admin {
  getUser(uid: string): Promise<AdminUser | undefined>;
  /** Deletes an account and all its data in this service. Returns false if there is no such account. */
  deleteUser(uid: string): Promise<boolean>;
  /**
   * Disables or enables an account. A disabled account keeps its sessions, which work again once it is enabled.
   * Returns false if there is no such account.
   */
  setDisabled(uid: string, disabled: boolean): Promise<boolean>;
  /** Ends one session, or all of them. Their tokens stop working immediately. Returns the number of ended sessions. */
  revokeSessions(uid: string, sessionId?: string): Promise<number>;
  /** An account's sessions, most recently used first, at most 200. */
  listSessions(uid: string): Promise<SessionInfo[]>;
}

export function createAdmin(deps: Deps): Admin {
  const { db } = deps;
  return {
    getUser: async (uid) => present(db, isStorable(uid) ? await findUserById(db, uid) : undefined),
    async deleteUser(uid) {
      const deleted = await db.transaction(async (tx) => {
        if (!(await lockUser(tx, uid))) return false;
        await deps.options.onDelete?.(uid, tx);
        return deleteUserRow(tx, uid);
      });
      if (deleted) deps.emit({ type: 'account-deleted', uid });
      return deleted;
    },
    setDisabled: (uid, disabled) => setDisabled(db, uid, disabled),
    async revokeSessions(uid, sessionId) {
      const ended = await endSessions(db, uid, sessionId);
      if (ended > 0) deps.emit({ type: 'sessions-ended', uid });
      return ended;
    },
    listSessions: (uid) => listSessions(db, uid, deps.clock.now()),
  };
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
