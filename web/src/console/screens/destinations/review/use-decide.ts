import type { Submission } from '@wayfarer/contract';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { destinationsApi } from '../api.ts';
import { reviewTexts as texts } from './copy.ts';

type Decision = { decision: 'approve' } | { decision: 'send_back'; reason: string };

const OVER: ReadonlySet<string> = new Set(['revision_changed', 'not_found']);
const isOver = (error: unknown) => OVER.has(problemOf(error)?.code ?? '');

/**
 * Sends a decision about the version that was read. If someone has changed the submission or decided in the meantime,
 * reloads it.
 */
export function useDecide({ _id: id, kind, version }: Submission) {
  const dispatch = useAppDispatch();
  const [send] = destinationsApi.useDecideSubmissionMutation();
  return async (decision: Decision) => {
    const answer = await send({ params: { id }, body: { kind, version, ...decision } });
    if (isOver(answer.error)) dispatch(api.util.invalidateTags(['AllSpots']));
    return answer;
  };
}

export function useApproval(submission: Submission) {
  const decide = useDecide(submission);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function approve() {
    setBusy(true);
    setProblem(undefined);
    const { error } = await decide({ decision: 'approve' });
    setBusy(false);
    if (error === undefined) toast.success(texts.approved, 'submission');
    // the submission disappears from the list, along with its buttons
    else if (problemOf(error)?.code === 'not_found') toast.error(texts.decided, 'submission');
    else setProblem(isOver(error) ? texts.outdated : errorDetail(error));
  }
  return { approve, busy, problem };
}
