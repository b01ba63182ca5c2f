import { useEffect } from 'react';
import { prepareSignIn, signInWithGoogle } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { identityMessage } from '../identity-error-text.ts';
import type { Entrance } from './use-entrance.ts';

/**
 * Signs in through the provider's window. The form stays usable while the window is open: visitors who have lost it can
 * open another or use the password, which silently ends the first attempt.
 */
export function useGoogle(entrance: Entrance, texts: { done: string; failed: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(prepareSignIn()), [dispatch]);
  return async function openGoogle() {
    const isLatest = entrance.begin('google');
    const result = await dispatch(signInWithGoogle());
    if (signInWithGoogle.fulfilled.match(result)) await entrance.admit(texts.done);
    else if (isLatest())
      entrance.fail(result.error, { text: texts.failed, detail: identityMessage(result.error) });
  };
}
