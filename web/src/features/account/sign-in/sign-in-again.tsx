import { useNavigate } from 'react-router';
import { abandonSession } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { againTexts as texts } from '../copy.texts.js';
import { IdentityProofForm } from '../identity-proof/identity-proof-form.tsx';

/** Both sign-in methods are offered, because the account's methods are unknown once the session has ended. */
const ANY_METHOD = { password: true, google: true };

/**
 * Covers a page whose session has ended. After signing in, visitors are back on the page with all their input. The
 * watcher of the provider's state closes the dialog.
 */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { userEmail } = useSession();

  async function leave() {
    await navigate(paths.home());
    await dispatch(abandonSession());
  }

  return (
    <Dialog open role="alertdialog" title={texts.title} onClose={() => undefined}>
      <p className="mb-5">{texts.text}</p>
      <IdentityProofForm
        methods={ANY_METHOD}
        texts={texts}
        byPassword={(identity, password) => identity.signIn(userEmail, password)}
        byGoogle={(identity) => identity.signInWithGoogle()}
      >
        <p className="text-sm wrap-anywhere">
          {texts.signedInAs} <strong>{userEmail}</strong>
        </p>
      </IdentityProofForm>
      <Button variant="ghost" block className="mt-3" onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </Dialog>
  );
}
