import { type ReactNode, useState } from 'react';
import { problemOf } from '../../../lib/error-text.ts';
import type { SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { confirmTexts } from '../profile/copy.texts.js';
import { ConfirmIdentityDialog, type ProofQuestion } from './confirm-identity-dialog.tsx';

const IS_IT_YOU: ProofQuestion = { texts: confirmTexts };

interface Request {
  methods: SignInMethods;
  question: ProofQuestion;
  resolve(proved: boolean): void;
}

interface IdentityProof {
  /** Asks for the proof. Resolves to false if the person cancels. Rejects if the provider refuses. */
  proveIdentity(question?: ProofQuestion): Promise<boolean>;
  /**
   * Makes an API call; if it requires a recent sign-in, asks for a proof and repeats the call. Undefined if the person
   * cancels.
   */
  withProof<C extends { error?: unknown }>(call: () => Promise<C>): Promise<C | undefined>;
  dialog: ReactNode;
}

/**
 * Asks for a proof of identity before a change that is allowed only shortly after a sign-in. Render `dialog`, and await
 * `proveIdentity` or `withProof`.
 */
export function useIdentityProof(): IdentityProof {
  const dispatch = useAppDispatch();
  const [request, setRequest] = useState<Request>();

  async function proveIdentity(question = IS_IT_YOU): Promise<boolean> {
    const methods = await dispatch(theIdentity()).methods();
    return new Promise((resolve) => {
      setRequest({
        methods,
        question,
        resolve(proved) {
          setRequest(undefined);
          resolve(proved);
        },
      });
    });
  }

  async function withProof<C extends { error?: unknown }>(call: () => Promise<C>) {
    const result = await call();
    if (problemOf(result.error)?.code !== 'sign_in_again') return result;
    return (await proveIdentity()) ? call() : undefined;
  }

  const dialog = request && (
    <ConfirmIdentityDialog
      methods={request.methods}
      question={request.question}
      onConfirmed={() => request.resolve(true)}
      onClose={() => request.resolve(false)}
    />
  );
  return { proveIdentity, withProof, dialog };
}
