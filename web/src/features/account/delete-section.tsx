import { useState } from 'react';
import { useNavigate } from 'react-router';
import { abandonSession, theIdentity } from '../../api/session-actions.ts';
import { useAppDispatch } from '../../api/store.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteTexts as texts } from './account-messages.ts';
import { useDeleteUserMutation } from './api.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { saveErrorText } from './save-error-text.ts';
import { useConfirmation } from './use-confirmation.tsx';

/** The way out for good: said plainly, asked twice, proved once. */
export function DeleteSection({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteUserMutation();
  const { confirm, confirmed, dialog } = useConfirmation();
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');

  async function leaveProvider(): Promise<boolean> {
    try {
      await dispatch(theIdentity()).deleteAccount();
      return true;
    } catch {
      return false; // what the product kept is gone all the same; the message says what is left
    }
  }

  async function deleteAccount() {
    setAsked(false);
    setProblem('');
    try {
      if (!(await confirm())) return;
      const answer = await confirmed(() => remove({ params: { id } }));
      if (!answer) return;
      if (answer.error) throw answer.error;
    } catch (error) {
      setProblem(saveErrorText(error, texts.failed));
      return;
    }
    const left = await leaveProvider();
    await navigate(paths.home());
    await dispatch(abandonSession());
    if (left) toast.success(texts.done);
    else toast.error(texts.signInStays);
  }

  return (
    <>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      <ul className="mb-6 flex list-disc flex-col gap-2 pl-5 text-sm text-muted">
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button variant="danger" loading={isLoading} onClick={() => setAsked(true)}>
        {texts.submit}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.question}
        text={texts.warning}
        confirmLabel={texts.confirm}
        onConfirm={() => void deleteAccount()}
        onCancel={() => setAsked(false)}
      />
      {dialog}
    </>
  );
}
