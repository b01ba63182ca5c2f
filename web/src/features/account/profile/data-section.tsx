import { Download } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { dataTexts as texts } from './copy.texts.js';
import { accountApi } from '../api.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';

/** Downloads everything stored about the person. */
export function DataSection() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const { withProof, dialog } = useIdentityProof();

  async function ask() {
    try {
      return await withProof(() =>
        dispatch(
          accountApi.endpoints.exportAccount.initiate(undefined, {
            subscribe: false,
            forceRefetch: true,
          }),
        ),
      );
    } catch (error) {
      return { data: undefined, error };
    }
  }

  async function download() {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask();
    setBusy(false);
    if (!answer) return;
    const { data, error } = answer;
    if (!data) {
      setProblem(error);
      return;
    }
    saveFile(texts.file, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    toast.success(texts.done);
  }

  return (
    <>
      <ProblemBanner
        problem={
          problem === undefined ? undefined : { text: texts.failed, detail: errorDetail(problem) }
        }
      />
      <Button variant="secondary" loading={busy} onClick={() => void download()}>
        {!busy && <Icon shape={Download} className="size-4" />}
        {busy ? texts.submitting : texts.submit}
      </Button>
      {dialog}
    </>
  );
}
