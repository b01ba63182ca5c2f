import type { SignInMethods } from '../../../session/identity.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { IdentityProofForm, type IdentityProofTexts } from './identity-proof-form.tsx';

export interface ProofQuestion {
  texts: IdentityProofTexts & { title: string; text: string };
  danger?: boolean;
}

/** Asks for a recent sign-in before a sensitive change. */
export function ConfirmIdentityDialog({
  methods,
  question: { texts, danger = false },
  onConfirmed,
  onClose,
}: {
  question: ProofQuestion;
  methods: SignInMethods;
  onConfirmed: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <p className="mb-5">{texts.text}</p>
      <IdentityProofForm
        methods={methods}
        texts={texts}
        danger={danger}
        byPassword={(identity, password) => identity.confirmPassword(password)}
        byGoogle={(identity) => identity.confirmGoogle()}
        onProved={onConfirmed}
      />
    </Dialog>
  );
}
