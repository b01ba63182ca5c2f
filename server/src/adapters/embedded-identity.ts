import { InvalidTokenError as Refused, type Identity } from '@wayfarer/identity';
import {
  AccountDisabledError,
  InvalidTokenError,
  type AccountDirectory,
  type IdentityVerifier,
} from '../ports.ts';

export function embeddedIdentity(identity: Identity): IdentityVerifier & AccountDirectory {
  return {
    verify: async (idToken) => {
      try {
        const { email, name, ...known } = await identity.verify(idToken);
        if (email === undefined) throw new InvalidTokenError('the account has no address');
        return { ...known, email, name: name ?? '' };
      } catch (error) {
        throw error instanceof Refused ? refusal(error) : error;
      }
    },
    listSessions: async (uid) => [...(await identity.admin.listSessions(uid))],
    endSession: async (uid, sessionId) => (await identity.admin.revokeSessions(uid, sessionId)) > 0,
    endAllSessions: (uid) => identity.admin.revokeSessions(uid),
    deleteAccount: async (uid) => {
      await identity.admin.deleteUser(uid);
    },
    setDisabled: async (uid, disabled) => {
      await identity.admin.setDisabled(uid, disabled);
    },
    signInMeans: async (uid) => {
      const user = await identity.admin.getUser(uid);
      if (!user) return null;
      const { hasPassword, providers, createdAt, lastLoginAt = null } = user;
      return { password: hasPassword, providers, createdAt, lastLoginAt };
    },
  };
}

function refusal(error: Refused): InvalidTokenError {
  const Kind = error.reason === 'disabled' ? AccountDisabledError : InvalidTokenError;
  return new Kind(error.message, { cause: error });
}
