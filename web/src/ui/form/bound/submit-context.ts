import { createContext, use } from 'react';

/** What the application gives every form that sends something. */
export interface SubmitSupport {
  /** What to tell the person after a call has failed. */
  explain: (error: unknown) => string;
  /**
   * Makes a call and, where it requires a recent sign-in, asks for one and repeats the call. Undefined when the
   * person changed their mind.
   */
  withProof: <Answer extends { error?: unknown }>(
    call: () => Promise<Answer>,
  ) => Promise<Answer | undefined>;
}

export const SubmitContext = createContext<SubmitSupport | null>(null);

export function useSubmitSupport(): SubmitSupport {
  const support = use(SubmitContext);
  if (!support) throw new Error('A form that sends something needs a SubmitContext around it');
  return support;
}
