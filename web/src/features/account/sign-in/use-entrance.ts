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
import { blockedTexts } from '../copy.texts.js';
import { identityCode } from '../identity-error-text.ts';

export type EntrancePhase = 'idle' | 'submitting' | 'google' | 'done';

/** Content of the banner above the form. */
export interface EntranceProblem {
  text: string;
  detail?: string | undefined;
}

/**
 * Shared by signing in and registering: the phase, the banner and, after success, a toast and the return to the
 * visitor's previous page after `delay` milliseconds (spec §9).
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
    /** Shows that the form is invalid; nothing is sent. */
    refuse(text: string) {
      setProblem({ text });
    },
    /** Starts an attempt. The returned function returns true as long as no later attempt has started. */
    begin(next: 'submitting' | 'google'): () => boolean {
      attempts.current += 1;
      const attempt = attempts.current;
      setProblem(undefined);
      setPhase(next);
      return () => attempt === attempts.current;
    },
    /** Shows a problem. A blocked account gets a text of its own. */
    fail(error: unknown, next: EntranceProblem) {
      const isBlocked = identityCode(error) === 'auth/user-disabled';
      setProblem(
        isBlocked ? { text: blockedTexts.title, detail: blockedText(contact.email) } : next,
      );
      setPhase('idle');
    },
    succeed,
    /** Like `succeed`, but signs out a blocked account and shows that in the banner. */
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
