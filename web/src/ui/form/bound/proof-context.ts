import { createContext } from 'react';

/**
 * Makes an API call; if it requires a recent sign-in, asks for a proof and repeats the call. Undefined if the person
 * cancels.
 */
export type WithProof = <Answer extends { error?: unknown } | undefined>(
  call: () => Promise<Answer>,
) => Promise<Answer | undefined>;

/** The console provides a function that asks for a proof; by default, the call is made without one. */
export const ProofContext = createContext<WithProof>((call) => call());
