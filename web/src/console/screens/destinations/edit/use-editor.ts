import { useState } from 'react';
import { errorDetail, problemOf } from '../../../../api/error-text.ts';
import { texts as pictureTexts } from '../../../../ui/pictures/copy.ts';
import { saveTexts as texts } from './copy.ts';
import { changesOf, type Draft, faultsOf, type Faults, fieldOfFault } from './draft.ts';

/** What was typed of a destination and is not saved, and what is wrong with it. */
export function useEditor(initial: Draft, currency: string) {
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);

  function refused(error: unknown): void {
    const said = problemOf(error);
    setConflict(said?.code === 'revision_changed');
    const detail = errorDetail(error);
    setProblem(said?.code === 'revision_changed' ? texts.conflict : detail);
    if (said?.field !== undefined) setFaults({ [fieldOfFault(said.field)]: detail });
  }
  /** Sends what was typed; `done` gets the answer, and what was sent. */
  async function save<T extends object>(
    call: () => Promise<{ data?: T | undefined; error?: unknown }>,
    done: (data: T, sent: Draft) => void,
  ): Promise<void> {
    if (uploading) {
      setProblem(pictureTexts.wait);
      return;
    }
    const found = faultsOf(draft, currency);
    setFaults(found);
    setConflict(false);
    setProblem(Object.keys(found).length > 0 ? texts.fix : undefined);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const { data, error } = await call();
    setSaving(false);
    if (data === undefined) refused(error);
    else done(data, draft);
  }
  return {
    draft,
    faults,
    // answered by itself once they are there
    problem: problem === pictureTexts.wait && !uploading ? undefined : problem,
    conflict,
    saving,
    changes: changesOf(initial, draft),
    change: setDraft,
    setUploading,
    save,
    /** Begins again from another state; what was typed since `sent` stays. */
    reset: (from: Draft, sent?: Draft) => {
      setDraft((now) => (sent === undefined || now === sent ? from : now));
      setFaults({});
      setProblem(undefined);
      setConflict(false);
    },
  };
}
