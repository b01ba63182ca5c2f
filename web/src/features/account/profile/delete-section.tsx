import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../lib/error-text.ts';
import { abandonSession, theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { deleteTexts as texts } from './copy.texts.js';
import { accountApi } from '../api.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { saveErrorText } from './save-error-text.ts';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';

/** Codes of problems that the agency must solve first. */
const OPEN_BUSINESS: ReadonlySet<string> = new Set([
  'trip_ahead',
  'dispute_open',
  'refund_pending',
]);

/** Deletes the account after a final question, which requires a proof of identity. */
export function DeleteSection({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove, { isLoading }] = accountApi.useDeleteUserMutation();
  const { proveIdentity, withProof, dialog } = useIdentityProof();
  const [problem, setProblem] = useState('');
  const [isOpenBusiness, setIsOpenBusiness] = useState(false);

  async function deleteAtProvider(): Promise<boolean> {
    try {
      await dispatch(theIdentity()).deleteAccount();
      return true;
    } catch {
      return false; // the product's data has been deleted; the message says that the provider's account remains
    }
  }

  async function deleteAccount() {
    setProblem('');
    setIsOpenBusiness(false);
    try {
      if (!(await proveIdentity({ texts: texts.proof, danger: true }))) return;
      const answer = await withProof(() => remove({ params: { id } }));
      if (!answer) return;
      if (answer.error) throw answer.error;
    } catch (error) {
      setProblem(saveErrorText(error, texts.failed));
      setIsOpenBusiness(OPEN_BUSINESS.has(problemOf(error)?.code ?? ''));
      return;
    }
    const left = await deleteAtProvider();
    await navigate(paths.home());
    await dispatch(abandonSession());
    if (left) toast.success(texts.done);
    else toast.error(texts.signInStays);
  }

  return (
    <>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      {isOpenBusiness && (
        <ButtonLink to={linkedPaths.contact()} variant="secondary" className="mb-6">
          {texts.write}
        </ButtonLink>
      )}
      <ul className="mb-6 flex list-disc flex-col gap-2 ps-5 text-sm text-muted">
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button variant="danger" loading={isLoading} onClick={() => void deleteAccount()}>
        {texts.submit}
      </Button>
      {dialog}
    </>
  );
}
