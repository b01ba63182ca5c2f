import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/client.ts';
import type { IdentityClient, SessionListener, SessionUser } from './identity.ts';
import { personSeen, sessionEnded } from './notices.ts';
import { sessionChanged, sessionUnknown } from './slice.ts';
import { SESSION_HINT } from './stored-session.ts';
import { forgetIdempotencyKeys } from '../api/idempotency-keys.ts';
import { tags } from '../api/tags.ts';

/** Stores which header the next page load should show until the session is known. */
function leaveHint(signedIn: boolean): void {
  document.documentElement.dataset['session'] = signedIn ? 'in' : 'out';
  try {
    if (signedIn) localStorage.setItem(SESSION_HINT, 'in');
    else localStorage.removeItem(SESSION_HINT);
  } catch {
    // storage is blocked, so the header changes only once the session is known
  }
}

/** Removes drafts and similar input, so that the next person in this tab doesn't find them. */
function forgetTab(): void {
  forgetIdempotencyKeys();
  try {
    sessionStorage.clear();
  } catch {
    // storage is blocked, so nothing was stored
  }
}

/**
 * Watches the provider's sign-in state (spec §4) and copies it into the store. If the person changes, in this tab or
 * another, all data cached for the previous person is dropped. If a session was ended from outside, the page stays as
 * it is until the visitor responds, because they may be in the middle of a form. If there is no session to restore,
 * this is reported immediately, and the provider doesn't load until `wanted`.
 */
export async function watchSession(
  dispatch: Dispatch<UnknownAction>,
  identity: IdentityClient,
  wanted?: Promise<void>,
): Promise<() => void> {
  let last: SessionUser['uid'] | null | undefined;
  let interrupted = false;
  const hear: SessionListener = (user, ended) => {
    leaveHint(user !== null);
    if (user === null && ended && last) {
      interrupted = true;
      dispatch(sessionEnded());
      return;
    }
    const uid = user?.uid ?? null;
    dispatch(personSeen(user));
    dispatch(sessionChanged(user && { name: user.name, email: user.email }));
    if (last && last !== uid) forgetTab();
    if (last !== undefined && last !== uid) dispatch(api.util.resetApiState());
    else if (interrupted) dispatch(api.util.invalidateTags([...tags]));
    interrupted = false;
    last = uid;
  };
  if (wanted) {
    hear(null, false);
    await wanted;
  }
  try {
    return await identity.onUser(hear);
  } catch (error) {
    dispatch(sessionUnknown(error instanceof Error ? error.message : String(error)));
    return () => undefined;
  }
}
