import { createContext, use } from 'react';

/**
 * Makes a call of the API; if it requires a recent sign-in, asks for proof and repeats the call. Undefined
 * when the person changed their mind.
 */
export type WithProof = <C extends { error?: unknown }>(
  call: () => Promise<C>,
) => Promise<C | undefined>;

/** The question stands once around all screens. */
export const ProofContext = createContext<WithProof | null>(null);

/** For calls that the contract calls `fresh`. */
export function useWithProof(): WithProof {
  const withProof = use(ProofContext);
  if (!withProof) throw new Error('useWithProof needs the ProofContext of the console');
  return withProof;
}
