import type { SignInMethods } from '../../../session/identity.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { confirmTexts as texts } from '../profile/copy.ts';
import { IdentityProofForm } from './identity-proof-form.tsx';

/** Asks for a recent sign-in before a sensitive change. */
export function ConfirmIdentityDialog({
  methods,
  onConfirmed,
  onClose,
}: {
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
        byPassword={(identity, password) => identity.confirmPassword(password)}
        byGoogle={(identity) => identity.confirmGoogle()}
        onProved={onConfirmed}
      />
    </Dialog>
  );
}
