import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnTarget } from '../../../domain/return-path.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { toast } from '../../../ui/feedback/toast.ts';

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
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const location = useLocation();
  const attempts = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<EntrancePhase>('idle');
  const [problem, setProblem] = useState<EntranceProblem>();
  useEffect(() => () => clearTimeout(timer.current), []);

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
    fail(next: EntranceProblem) {
      setProblem(next);
      setPhase('idle');
    },
    succeed(message: string) {
      const { path, state } = returnTarget(location);
      setProblem(undefined);
      setPhase('done');
      toast.success(message);
      timer.current = setTimeout(() => {
        if (isCurrentRoute()) void navigate(path, { replace: true, state });
      }, delay);
    },
  };
}

export type Entrance = ReturnType<typeof useEntrance>;
