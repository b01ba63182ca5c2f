import { useEffect, useState } from 'react';
import type { SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';

/** The account's sign-in methods; undefined until the provider has answered. */
export function useSignInMethods(): SignInMethods | undefined {
  const dispatch = useAppDispatch();
  const [methods, setMethods] = useState<SignInMethods>();
  useEffect(() => {
    let wanted = true;
    async function ask() {
      try {
        const known = await dispatch(theIdentity()).methods();
        if (wanted) setMethods(known);
      } catch {
        // without an answer, the section shows what applies to most accounts
      }
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [dispatch]);
  return methods;
}
