import { createAsyncThunk } from '@reduxjs/toolkit';
import { createUser, endSession } from '@wayfarer/contract';
import { api, type ApiExtra } from '../api/client.ts';
import { type IdentityClient, IdentityError, type SessionUser } from './identity.ts';
import { injectEndpoints, write } from '../api/request.ts';
import { personSeen, signingOut } from './notices.ts';
import { staffMark } from '../domain/staff-mark.ts';

const usersApi = injectEndpoints((build) => ({
  createUser: write(build, createUser, ['Account']),
  // invalidates nothing: the call ends the session, so the server would refuse a refetch; the watcher drops the
  // person's data
  endOwnSession: { ...write(build, endSession), invalidatesTags: [] },
}));

function identityOf(extra: unknown): IdentityClient {
  const { identity } = extra as ApiExtra;
  if (!identity) throw new IdentityError('auth/operation-not-supported', 'No identity provider');
  return identity;
}

/**
 * The identity provider itself, for actions that only the account's screens need. It is a thunk:
 * `dispatch(theIdentity())`.
 */
export const theIdentity =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): IdentityClient =>
    identityOf(extra);

/**
 * Loads the provider's SDK before a sign-in: browsers let a page open a window only shortly after a press of a button.
 */
export const prepareSignIn =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void => {
    // a failure doesn't matter here, because the sign-in tries again and reports it
    void (extra as ApiExtra).identity?.token().catch(() => undefined);
  };

/** Signs in with email and password. Rejects with `{ code, message }`; the code is the SDK's. */
export const signIn = createAsyncThunk(
  'session/signIn',
  ({ email, password }: { email: string; password: string }, { extra }): Promise<SessionUser> =>
    identityOf(extra).signIn(email, password),
);

/**
 * Creates the account, sets its name, and posts the user to the API (spec §7). The account exists even if that last
 * call fails; the server then adds the user at the next signed-in call.
 */
export const signUp = createAsyncThunk(
  'session/signUp',
  async (
    account: { name: string; email: string; password: string },
    { extra, dispatch },
  ): Promise<SessionUser> => {
    const identity = identityOf(extra);
    const user = await identity.signUp(account);
    // optional: if this email fails, the reminder offers another one
    void identity.sendVerification().catch(() => undefined);
    await dispatch(
      usersApi.endpoints.createUser.initiate({ body: { name: account.name, email: user.email } }),
    );
    return { ...user, name: account.name };
  },
);

/** Removes the session from this browser without asking the server to end it. */
export const abandonSession = createAsyncThunk(
  'session/abandon',
  async (_nothing: void, { extra, dispatch }) => {
    dispatch(signingOut(true));
    dispatch(personSeen(null));
    staffMark.clear();
    dispatch(api.util.resetApiState());
    await identityOf(extra).signOut();
  },
);

/** Signs in with a Google account through the provider's window. */
export const signInWithGoogle = createAsyncThunk(
  'session/signInWithGoogle',
  (_nothing: void, { extra }): Promise<SessionUser> => identityOf(extra).signInWithGoogle(),
);

/**
 * Ends the session on the server, here and, through shared storage, in all other tabs. If the server can't be reached
 * or has already ended the session, the browser forgets the session anyway, because people who sign out on a shared
 * computer must be able to walk away.
 */
export const signOut = createAsyncThunk(
  'session/signOut',
  async (_nothing: void, { extra, dispatch }) => {
    dispatch(signingOut(true));
    try {
      await identityOf(extra).signOut((id) =>
        dispatch(usersApi.endpoints.endOwnSession.initiate({ params: { id } })),
      );
      staffMark.clear();
    } catch (error) {
      dispatch(signingOut(false));
      throw error;
    }
  },
);
