import { SETUP_STEPS, type Setting, type SetupStep } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useWithProof } from '../staff/proof.ts';
import { settingsApi } from '../settings-controls/api.ts';

const KEY = 'setup.steps';

/** The setup steps that are done. */
export function doneSteps(settings: readonly Setting[]): readonly SetupStep[] {
  const value = settings.find(({ key }) => key === KEY)?.value;
  return SETUP_STEPS.filter((step) => Array.isArray(value) && value.includes(step));
}

/** Returns a function that records steps as done. */
export function useFinishSteps(
  settings: readonly Setting[],
  refetch: () => Promise<readonly Setting[]>,
) {
  const [put] = settingsApi.usePutSettingMutation();
  const withProof = useWithProof();
  const [busy, setBusy] = useState(false);
  /** Resolves to true once the steps are recorded. */
  async function finish(steps: readonly SetupStep[]): Promise<boolean> {
    const before = doneSteps(settings);
    const value = SETUP_STEPS.filter((step) => before.includes(step) || steps.includes(step));
    if (value.length === before.length) return true;
    setBusy(true);
    const revision = settings.find(({ key }) => key === KEY)?.revision ?? 0;
    const result = await withProof(() => put({ params: { key: KEY }, body: { value, revision } }));
    await refetch();
    setBusy(false);
    if (result?.error) toast.error(errorDetail(result.error), 'first-steps');
    return result !== undefined && !result.error;
  }
  return { busy, finish };
}
