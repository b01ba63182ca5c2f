import { blockedText } from '@wayfarer/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnTarget } from '../../../domain/return-path.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { abandonSession } from '../../../session/actions.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { accountApi } from '../api.ts';
import { blockedTexts } from '../copy.ts';
import { identityCode } from '../identity-error-text.ts';

/** The state of a sign-in or registration form. */
export type EntrancePhase = 'idle' | 'submitting' | 'google' | 'done';

/** What the banner over the form says. */
export interface EntranceProblem {
  text: string;
  detail?: string | undefined;
}

/**
 * What signing in and registering share: the phase, the banner, and after success a toast and the way
 * back to the page that the visitor came from, after `delay` milliseconds (spec §9).
 */
export function useEntrance(delay: number) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const location = useLocation();
  const { contact } = usePublicConfig();
  const attempts = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<EntrancePhase>('idle');
  const [problem, setProblem] = useState<EntranceProblem>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function succeed(message: string) {
    const { path, state } = returnTarget(location);
    setProblem(undefined);
    setPhase('done');
    toast.success(message);
    timer.current = setTimeout(() => {
      if (isCurrentRoute()) void navigate(path, { replace: true, state });
    }, delay);
  }

  return {
    phase,
    problem,
    /** The form is invalid: nothing is sent. */
    refuse(text: string) {
      setProblem({ text });
    },
    /** Starts an attempt. Returns a function that tells whether it is still the latest. */
    begin(next: 'submitting' | 'google'): () => boolean {
      attempts.current += 1;
      const attempt = attempts.current;
      setProblem(undefined);
      setPhase(next);
      return () => attempt === attempts.current;
    },
    /** With words of its own where the account is blocked, in the server's words. */
    fail(error: unknown, next: EntranceProblem) {
      const isBlocked = identityCode(error) === 'auth/user-disabled';
      setProblem(
        isBlocked ? { text: blockedTexts.title, detail: blockedText(contact.email) } : next,
      );
      setPhase('idle');
    },
    succeed,
    /** The same, unless the account is blocked: then the banner says so, and nobody is signed in. */
    async admit(message: string) {
      const { getAccount } = accountApi.endpoints;
      const asked = getAccount.initiate(undefined, { subscribe: false, forceRefetch: true });
      const refusal = problemOf((await dispatch(asked)).error);
      if (refusal?.code !== 'account_blocked') {
        succeed(message);
        return;
      }
      await dispatch(abandonSession());
      setProblem({ text: blockedTexts.title, detail: refusal.message });
      setPhase('idle');
    },
  };
}

export type Entrance = ReturnType<typeof useEntrance>;
