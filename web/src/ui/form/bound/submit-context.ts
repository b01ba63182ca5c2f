import { createContext, use } from 'react';

/**
 * Makes a call of the API; if it requires a recent sign-in, asks for proof and repeats the call. Undefined when the
 * person changed their mind.
 */
export type WithProof = <Answer extends { error?: unknown } | undefined>(
  call: () => Promise<Answer>,
) => Promise<Answer | undefined>;

/** What the application gives every form that sends something. */
export interface SubmitSupport {
  /** What to tell the person after a call has failed. */
  explain: (error: unknown) => string;
  withProof: WithProof;
}

export const SubmitContext = createContext<SubmitSupport | null>(null);

export function useSubmitSupport(): SubmitSupport {
  const support = use(SubmitContext);
  if (!support) throw new Error('A form that sends something needs a SubmitContext around it');
  return support;
}
