import { useState } from 'react';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { useAct } from '../../../kit/act/use-act.ts';
import { formTexts } from '../copy.ts';
import { type Draft, faultsOf, type Faults, termsOf } from './draft.ts';

/** What is typed of terms, what is wrong with it, and saving it. */
export function usePolicyForm(
  initial: Draft,
  send: (terms: ReturnType<typeof termsOf>) => Promise<{ error?: unknown }>,
  onClose: () => void,
) {
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const { act, ...state } = useAct(formTexts.made(draft.name.trim()), onClose);
  async function sendIt() {
    const answer = await send(termsOf(draft));
    const field = problemOf(answer.error)?.field;
    if (field !== undefined) setRefused({ [field]: errorDetail(answer.error) });
    return answer;
  }
  return {
    draft,
    faults: tried ? { ...refused, ...faultsOf(draft) } : refused,
    state,
    change: (next: Draft) => {
      setDraft(next);
      setRefused({});
    },
    submit: () => {
      setTried(true);
      setRefused({});
      if (Object.keys(faultsOf(draft)).length === 0) void act(sendIt);
    },
  };
}
