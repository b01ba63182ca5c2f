import { use, useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../feedback/toast.ts';
import { ProofContext } from './proof-context.ts';

export interface SendOptions<Values, Answer> {
  /** The notice after success; without it, the screen says itself that it worked. */
  done?: string | ((values: Values, answer: Answer) => string) | undefined;
  /** The specification's text of a failure, in front of its reason. */
  failed?: string | undefined;
  /** Names the notice, which takes the place of an earlier one of the same name. */
  act?: string;
  /** The reason for a failure, where the API's own message does not say it. */
  explain?: (error: unknown) => string;
  onDone?: (answer: Answer, values: Values) => void;
  onFailed?: (error: unknown, reason: string) => void;
}

/**
 * A call that a press makes: asks for a recent sign-in where it requires one, keeps what went wrong, and tells of
 * success. `call` answers as RTK Query does, with an `error`, or throws; undefined where the person changed their mind
 * and nothing was done.
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
