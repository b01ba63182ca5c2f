import { useEffect, useState } from 'react';
import type { IdentityClient, MailedCode } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { tabStorage } from '../../../lib/device/tab-storage.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { identityCode, identityErrorText } from '../identity-error-text.ts';
import { linkTexts as texts } from './copy.texts.js';

export type LinkState =
  | { state: 'working' }
  | ({ state: 'done'; resetCode?: string } & MailedCode)
  | { state: 'refused'; text: string; canRetry: boolean };

type Followed = Extract<LinkState, { state: 'done' }>;

/** Looks up a code's purpose without using it up. */
export async function inspectLink(identity: IdentityClient, code: string): Promise<Followed> {
  return { state: 'done', ...(await identity.readCode(code)) };
}

const keyOf = (code: string) => `confirmed-by:${code}`;

/** The emails confirmed by links in this tab, so that a reloaded page still says that its link worked. */
export const confirmations = {
  keep: (code: string, email: string) => tabStorage.write(keyOf(code), email),
  /** The email that the code's link confirmed. */
  read(code: string): string | undefined {
    const email = tabStorage.read(keyOf(code));
    return typeof email === 'string' ? email : undefined;
  },
};

/** Codes of problems that aren't caused by the link, so that the same link may work in a moment. */
const PASSING = new Set([
  'auth/network-request-failed',
  'auth/too-many-requests',
  'auth/timeout',
  'auth/internal-error',
]);

/**
 * Runs `work` on a code once a browser shows the page; `again` repeats it. A different code needs a different component
 * (`key`).
 * @param work must be the same function in every rendering
 */
export function useLinkCode(
  code: string,
  work: (identity: IdentityClient, code: string) => Promise<Followed>,
): { link: LinkState; again: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState({ code });
  const [link, setLink] = useState<LinkState>({ state: 'working' });
  useEffect(() => {
    let isShown = true;
    const show = (next: LinkState) => {
      if (isShown) setLink(next);
    };
    work(dispatch(theIdentity()), attempt.code).then(show, (error: unknown) =>
      show({
        state: 'refused',
        text: identityErrorText(error, texts.badText),
        canRetry: PASSING.has(identityCode(error)),
      }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt, dispatch, work]);
  function again() {
    setLink({ state: 'working' });
    setAttempt({ code });
  }
  return { link, again };
}
