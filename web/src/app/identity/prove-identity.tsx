import { useEffect, useEffectEvent } from 'react';
import { useIdentityProof } from '../../features/account/identity-proof/use-identity-proof.tsx';

/** Asks once who the person is. False: they changed their mind, or the provider would not ask. */
export function ProveIdentity({ onDone }: { onDone: (proved: boolean) => void }) {
  const { proveIdentity, dialog } = useIdentityProof();
  const ask = useEffectEvent(() => {
    proveIdentity().then(onDone, () => onDone(false));
  });
  useEffect(() => ask(), []);
  return dialog;
}
