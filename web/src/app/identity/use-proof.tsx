import { type ReactNode, useState } from 'react';
import { problemOf } from '../../lib/error-text.ts';
import type { WithProof } from '../../ui/form/bound/proof-context.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const ProveIdentity = lazyComponent(
  async () => (await import('./prove-identity.tsx')).ProveIdentity,
);

/**
 * Asks for proof of identity when a call needs a recent sign-in; the dialog's script loads on
 * demand.
 */
export function useProof(): { withProof: WithProof; dialog: ReactNode } {
  const [answer, setAnswer] = useState<(proved: boolean) => void>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (proved: boolean) => {
        setAnswer(undefined);
        resolve(proved);
      });
    });
  const withProof: WithProof = async (call) => {
    const result = await call();
    if (problemOf(result?.error)?.code !== 'sign_in_again') return result;
    return (await ask()) ? call() : undefined;
  };
  const dialog = answer && <ProveIdentity onDone={answer} />;
  return { withProof, dialog };
}
