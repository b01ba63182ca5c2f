import { createAsyncThunk } from '@reduxjs/toolkit';
import { createUser, endSession } from '@wayfarer/contract';
import { api, type ApiExtra, injectEndpoints } from '../api/client.ts';
import { type IdentityClient, IdentityError, type SessionUser } from './identity.ts';
import { write } from '../api/request.ts';
import { personSeen, signingOut } from './notices.ts';

const usersApi = injectEndpoints({
  endpoints: (build) => ({
    createUser: write(build, createUser, ['Account']),
    endOwnSession: write(build, endSession),
  }),
});

function identityOf(extra: unknown): IdentityClient {
  const { identity } = extra as ApiExtra;
  if (!identity) throw new IdentityError('auth/operation-not-supported', 'No identity provider');
  return identity;
}

/** The provider itself, for what only the account's own screens do. A thunk: `dispatch(theIdentity())`. */
export const theIdentity =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): IdentityClient =>
    identityOf(extra);

/** Fetches the provider's SDK ahead of a sign-in: a window opens only soon after its button is pressed. */
export const prepareSignIn =
  () =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void => {
    // a sign-in that needs it tries again and says what is wrong
    void (extra as ApiExtra).identity?.token().catch(() => undefined);
  };

/** E-mail and password. Rejects with `{ code, message }`, the code the SDK's. */
export const signIn = createAsyncThunk(
  'session/signIn',
  ({ email, password }: { email: string; password: string }, { extra }): Promise<SessionUser> =>
    identityOf(extra).signIn(email, password),
);

/**
 * Creates the account, sets its name and posts the user to the API (spec §7). The account exists even
 * if that last call fails: the server makes the user known at the next signed-in call.
 */
export const signUp = createAsyncThunk(
  'session/signUp',
  async (
    account: { name: string; email: string; password: string },
    { extra, dispatch },
  ): Promise<SessionUser> => {
    const identity = identityOf(extra);
    const user = await identity.signUp(account);
    // optional: if this e-mail fails, the reminder offers another
    void identity.sendVerification().catch(() => undefined);
    await dispatch(
      usersApi.endpoints.createUser.initiate({ body: { name: account.name, email: user.email } }),
    );
    return { ...user, name: account.name };
  },
);

/** The server has already ended the session: removes everything of it here. */
export const abandonSession = createAsyncThunk(
  'session/abandon',
  async (_nothing: void, { extra, dispatch }) => {
    dispatch(signingOut(true));
    dispatch(personSeen(null));
    dispatch(api.util.resetApiState());
    await identityOf(extra).signOut();
  },
);

/** A Google account through the provider's window. */
export const signInWithGoogle = createAsyncThunk(
  'session/signInWithGoogle',
  (_nothing: void, { extra }): Promise<SessionUser> => identityOf(extra).signInWithGoogle(),
);

/**
 * Ends the session on the server, here and, through the shared storage, in every other tab. If the
 * server cannot be reached or has already ended the session, the browser forgets it all the same: a
 * person who signs out on a shared computer must be able to walk away.
 */
export const signOut = createAsyncThunk(
  'session/signOut',
  async (_nothing: void, { extra, dispatch }) => {
    dispatch(signingOut(true));
    try {
      await identityOf(extra).signOut((id) =>
        dispatch(usersApi.endpoints.endOwnSession.initiate({ params: { id } })),
      );
    } catch (error) {
      dispatch(signingOut(false));
      throw error;
    }
  },
);
