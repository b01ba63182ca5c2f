import { lazy, Suspense } from 'react';
import { useNotices } from '../../api/use-session.ts';

const SignInAgain = lazy(() => import('../../features/account/sign-in-again.tsx'));

/** Stands once in the layout; loads the dialog when a session was ended while the page was in use. */
export function SignInAgainHost() {
  const { ended } = useNotices();
  if (!ended) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
}
