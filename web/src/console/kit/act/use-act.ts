import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useWithProof } from '../operator/proof.ts';

/** Does something: asks who it is where a recent sign-in is needed, and says what went wrong. */
export function useAct(done: string, onDone: () => void) {
  const withProof = useWithProof();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function act(call: () => Promise<{ error?: unknown }>) {
    setBusy(true);
    setProblem(undefined);
    const answer = await withProof(call);
    setBusy(false);
    if (answer === undefined) return;
    if (answer.error !== undefined) {
      setProblem(errorDetail(answer.error));
      return;
    }
    toast.success(done, 'act');
    onDone();
  }
  return { act, busy, problem };
}
