import { createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';
import { abandonSession, signIn, signInWithGoogle, signOut, signUp } from './actions.ts';
import type { SessionUser } from './identity.ts';

/** The visitor (spec §3, Session user state). They are signed in if `userEmail` isn't empty (spec §4). */
export interface SessionState {
  userName: string;
  userEmail: string;
  isLoading: boolean;
  isError: boolean;
  error: string | false;
}

const initialState: SessionState = {
  userName: '',
  userEmail: '',
  isLoading: true,
  isError: false,
  error: '',
};

function clearUser(state: SessionState) {
  state.userName = '';
  state.userEmail = '';
}

function begin(state: SessionState) {
  clearUser(state);
  state.isLoading = true;
  state.isError = false;
  state.error = '';
}

function succeed(state: SessionState, { payload }: PayloadAction<SessionUser>) {
  state.userName = payload.name;
  state.userEmail = payload.email;
  state.isLoading = false;
  state.isError = false;
  state.error = false;
}

function fail(state: SessionState, message: string) {
  clearUser(state);
  state.isLoading = false;
  state.isError = true;
  state.error = message;
}

/**
 * A sign-in failed. If the person has signed in in the meantime, by password or in another tab, they stay signed in.
 */
function refuse(state: SessionState, { error }: { error: SerializedError }) {
  if (state.userEmail === '') fail(state, error.message ?? '');
}

/** The transitions of spec §4. Signing in with a password changes the user only if it succeeds. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Called when the watcher has reported the provider's state. */
    sessionChanged(state, { payload }: PayloadAction<Pick<SessionUser, 'name' | 'email'> | null>) {
      state.userName = payload?.name ?? '';
      state.userEmail = payload?.email ?? '';
      state.isLoading = false;
    },
    /** Called when the provider can't be reached; the visitor then counts as signed out. */
    sessionUnknown(state, { payload }: PayloadAction<string>) {
      fail(state, payload);
    },
  },
  extraReducers: (build) => {
    build.addCase(signUp.pending, begin).addCase(signInWithGoogle.pending, begin);
    build
      .addCase(signUp.fulfilled, succeed)
      .addCase(signInWithGoogle.fulfilled, succeed)
      .addCase(signIn.fulfilled, succeed)
      .addCase(signOut.fulfilled, clearUser)
      .addCase(abandonSession.pending, clearUser);
    build.addCase(signUp.rejected, refuse).addCase(signInWithGoogle.rejected, refuse);
  },
});

export const { sessionChanged, sessionUnknown } = sessionSlice.actions;
