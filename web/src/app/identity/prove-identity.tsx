import { useEffect, useEffectEvent } from 'react';
import { useIdentityProof } from '../../features/account/identity-proof/use-identity-proof.tsx';

/** Asks once for a proof of identity. Passes false if the person cancels or the provider refuses. */
export function ProveIdentity({ onDone }: { onDone: (proved: boolean) => void }) {
  const { proveIdentity, dialog } = useIdentityProof();
  const ask = useEffectEvent(() => {
    proveIdentity().then(onDone, () => onDone(false));
  });
  useEffect(() => ask(), []);
  return dialog;
}
