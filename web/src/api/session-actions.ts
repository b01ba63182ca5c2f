import { createAsyncThunk } from '@reduxjs/toolkit';
import { createUser } from '@wayfarer/contract';
import { api, type ApiExtra } from './client.ts';
import { type IdentityClient, IdentityError, type SessionUser } from './identity.ts';
import { write } from './request.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({ createUser: write(build, createUser, ['Account']) }),
});

function identityOf(extra: unknown): IdentityClient {
  const { identity } = extra as ApiExtra;
  if (!identity) throw new IdentityError('auth/operation-not-supported', 'No identity provider');
  return identity;
}

/** E-mail and password. Rejects with `{ code, message }`; see `identityErrorText`. */
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
    const user = await identityOf(extra).signUp(account);
    await dispatch(
      usersApi.endpoints.createUser.initiate({ body: { name: account.name, email: user.email } }),
    );
    return { ...user, name: account.name };
  },
);

/** A Google account through the provider's window. */
export const signInWithGoogle = createAsyncThunk(
  'session/signInWithGoogle',
  (_nothing: void, { extra }): Promise<SessionUser> => identityOf(extra).signInWithGoogle(),
);

/** Ends the session here and, through the shared storage, in every other tab. */
export const signOut = createAsyncThunk('session/signOut', (_nothing: void, { extra }) =>
  identityOf(extra).signOut(),
);
