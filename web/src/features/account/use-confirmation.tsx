import { type ReactNode, useState } from 'react';
import type { SignInMethods } from '../../api/identity.ts';
import { theIdentity } from '../../api/session-actions.ts';
import { useAppDispatch } from '../../api/store.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Question {
  methods: SignInMethods;
  answer(confirmed: boolean): void;
}

/**
 * Asks the person to prove once more who they are, before a change that the provider allows only
 * shortly after a sign-in. Render `dialog` and await `confirm()`: false when they changed their mind.
 * Rejects with the provider's refusal where it cannot even be asked.
 */
export function useConfirmation(): { confirm: () => Promise<boolean>; dialog: ReactNode } {
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

  const dialog = question && (
    <ConfirmIdentityDialog
      methods={question.methods}
      onConfirmed={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
  return { confirm, dialog };
}
