import { createContext } from 'react';

/**
 * Makes a call of the API; if it requires a recent sign-in, asks for proof and repeats the call. Undefined when the
 * person changed their mind.
 */
export type WithProof = <Answer extends { error?: unknown } | undefined>(
  call: () => Promise<Answer>,
) => Promise<Answer | undefined>;

/** The console asks for proof around all of its forms; forms of the site ask themselves where they need it. */
export const ProofContext = createContext<WithProof>((call) => call());
