import { type ReactNode, useState } from 'react';
import { problemOf } from '../../../api/error-text.ts';
import type { SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Question {
  methods: SignInMethods;
  answer(confirmed: boolean): void;
}

interface Confirmation {
  confirm(): Promise<boolean>;
  /**
   * Makes a call of the API; where it asks for a recent sign-in, asks the person and makes it once more.
   * Undefined when they changed their mind.
   */
  confirmed<C extends { error?: unknown }>(call: () => Promise<C>): Promise<C | undefined>;
  dialog: ReactNode;
}

/**
 * Asks the person to prove once more who they are, before a change that the provider allows only
 * shortly after a sign-in. Render `dialog` and await `confirm()`: false when they changed their mind.
 * Rejects with the provider's refusal where it cannot even be asked.
 */
export function useConfirmation(): Confirmation {
  const dispatch = useAppDispatch();
  const [question, setQuestion] = useState<Question>();

  async function confirm(): Promise<boolean> {
    const methods = await dispatch(theIdentity()).methods();
    return new Promise((resolve) => {
      setQuestion({
        methods,
        answer(confirmed) {
          setQuestion(undefined);
          resolve(confirmed);
        },
      });
    });
  }

  async function confirmed<C extends { error?: unknown }>(call: () => Promise<C>) {
    const answer = await call();
    if (problemOf(answer.error)?.code !== 'sign_in_again') return answer;
    return (await confirm()) ? call() : undefined;
  }

  const dialog = question && (
    <ConfirmIdentityDialog
      methods={question.methods}
      onConfirmed={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
  return { confirm, confirmed, dialog };
}
