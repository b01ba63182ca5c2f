import { useEffect, useState } from 'react';
import type { SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';

/** The ways in which this account can sign in; undefined until the provider has said. */
export function useSignInMethods(): SignInMethods | undefined {
  const dispatch = useAppDispatch();
  const [methods, setMethods] = useState<SignInMethods>();
  useEffect(() => {
    let wanted = true;
    dispatch(theIdentity())
      .methods()
      .then((known) => {
        if (wanted) setMethods(known);
      })
      // the section then reads as for most accounts
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [dispatch]);
  return methods;
}
