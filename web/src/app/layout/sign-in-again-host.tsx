import { Suspense } from 'react';
import { useNotices } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const SignInAgain = lazyComponent(
  async () => (await import('../../features/account/sign-in/sign-in-again.tsx')).SignInAgain,
);

/** Once in the layout: loads the dialog when a session ends while the page is in use. */
export function SignInAgainHost() {
  const { ended } = useNotices();
  if (!ended) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
}
