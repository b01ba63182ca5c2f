import { use, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../feedback/toast.ts';
import { ProofContext } from './proof-context.ts';

interface SubmitOptions<Values, Answer> {
  /** The notice after success; without it, the screen says itself that it worked. */
  done?: string | undefined;
  /** The specification's text of a failure, in front of its reason. */
  failed?: string | undefined;
  /** Shown when fields are at fault and nothing was sent. */
  blocked?: string | undefined;
  /** Names the notice, so that success replaces an earlier failure of the same act. */
  act?: string;
  /** The reason for a failure, where the API's own message does not say it. */
  explain?: (error: unknown) => string;
  onDone?: (answer: Answer, values: Values) => void;
}

/** A form and what becomes of it, for `Form`. */
export interface Sending<Fields extends FieldValues, Values> {
  form: UseFormReturn<Fields, unknown, Values>;
  send: (values: Values) => Promise<unknown>;
  /** The fields are at fault. */
  refuse?: ((errors: FieldErrors<Fields>) => void) | undefined;
  /** Why it failed; without it, the screen says so itself. */
  problem?: string | undefined;
}

export interface Submission<Fields extends FieldValues, Values> extends Sending<Fields, Values> {
  busy: boolean;
}

/**
 * Sends a form's values: asks for a recent sign-in where the call requires one, keeps what went wrong, and tells
 * of success. `call` answers as RTK Query does, with an `error`, or throws; undefined where the person changed their
 * mind and nothing was done.
 */
export function useSubmit<Fields extends FieldValues, Values, Answer extends { error?: unknown }>(
  form: UseFormReturn<Fields, unknown, Values>,
  call: (values: Values) => Promise<Answer | undefined>,
  options: SubmitOptions<Values, Answer> = {},
): Submission<Fields, Values> {
  const { act, blocked, done, explain = errorDetail, failed, onDone } = options;
  const withProof = use(ProofContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function fail(error: unknown) {
    setProblem([failed, explain(error)].filter(Boolean).join(' '));
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
      if (done !== undefined) toast.success(done, ...(act === undefined ? [] : [act]));
      onDone?.(answer, values);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { form, send, refuse: () => setProblem(blocked), busy, problem };
}
