import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { SessionState } from '../../session/slice.ts';
import { useSession } from '../../session/use-session.ts';
import { type InputKeeper, KeepContext } from '../../ui/form/bound/keep-context.ts';

/** Keeps what a signed-in person types, for all forms. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const { userEmail } = useSession();
  const store = useStore<{ session: SessionState }>();
  const [keeper, setKeeper] = useState<InputKeeper>();
  useEffect(() => {
    if (userEmail === '') return undefined;
    let wanted = true;
    const isHere = () => store.getState().session.userEmail === userEmail;
    void (async () => {
      const { inputKeeper } = await import('./input-keeper.ts');
      if (wanted) setKeeper(inputKeeper(userEmail, isHere));
    })().catch(() => undefined); // forms also work if this script can't be loaded
    return () => {
      wanted = false;
      setKeeper(undefined);
    };
  }, [userEmail, store]);
  return <KeepContext value={keeper}>{children}</KeepContext>;
}
