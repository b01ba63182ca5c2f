import { Suspense } from 'react';
import { useNotices } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const SignInAgain = lazyComponent(
  async () => (await import('../../features/account/sign-in/sign-in-again.tsx')).SignInAgain,
);

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
