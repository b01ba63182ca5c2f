import { useEffect, useRef } from 'react';
import { prepareSignIn, signInWithGoogle } from '../../api/session-actions.ts';
import { useAppDispatch } from '../../api/store.ts';
import { identityMessage } from './identity-messages.ts';
import type { Entrance } from './use-entrance.ts';

/**
 * Signing in through the provider's window. The button stays usable while the window is open: who lost
 * it opens another, which ends the first attempt without a word.
 */
export function useGoogle(entrance: Entrance, texts: { done: string; failed: string }) {
  const dispatch = useAppDispatch();
  const latest = useRef(0);
  useEffect(() => dispatch(prepareSignIn()), [dispatch]);
  return async function openGoogle() {
    latest.current += 1;
    const attempt = latest.current;
    entrance.begin('google');
    const result = await dispatch(signInWithGoogle());
    if (attempt !== latest.current) return;
    if (signInWithGoogle.fulfilled.match(result)) entrance.succeed(texts.done);
    else entrance.fail({ text: texts.failed, detail: identityMessage(result.error) });
  };
}
