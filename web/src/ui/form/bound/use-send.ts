import { use, useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../feedback/toast.ts';
import { ProofContext } from './proof-context.ts';

export interface SendOptions<Values, Answer> {
  /** The toast after success; without it, the screen itself shows the success. */
  done?: string | ((values: Values, answer: Answer) => string) | undefined;
  /** The specification's text for a failure, which comes before its reason. */
  failed?: string | undefined;
  /** The toast's key: a toast replaces an earlier one with the same key. */
  act?: string;
  /** Returns the reason for a failure, if the API's message doesn't give it. */
  explain?: (error: unknown) => string;
  onDone?: (answer: Answer, values: Values) => void;
  onFailed?: (error: unknown, reason: string) => void;
}

/**
 * Makes a call after a press: asks for a recent sign-in if the call requires one, keeps the problem, and shows a toast
 * on success. `call` resolves like RTK Query, with an `error`, or throws; undefined if the person has canceled and
 * nothing was done.
 */
export function useSend<Answer extends { error?: unknown }, Values = void>(
  call: (values: Values) => Promise<Answer | undefined>,
  options: SendOptions<Values, Answer> = {},
) {
  const { act, done, explain = errorDetail, failed, onDone, onFailed } = options;
  const withProof = use(ProofContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function fail(error: unknown) {
    const reason = explain(error);
    setProblem([failed, reason].filter(Boolean).join(' '));
    onFailed?.(error, reason);
  }

  async function send(values: Values) {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await withProof(() => call(values));
      if (answer === undefined) return;
      if (answer.error !== undefined) {
        fail(answer.error);
        return;
      }
      const notice = typeof done === 'function' ? done(values, answer) : done;
      if (notice !== undefined) toast.success(notice, ...(act === undefined ? [] : [act]));
      onDone?.(answer, values);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, problem, setProblem };
}
