import { SETUP_STEPS } from '@wayfarer/contract';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { consolePath } from '../console-paths.ts';
import { useListSettingsQuery } from '../settings/api.ts';
import { firstStepsTexts, leftTexts as texts } from './copy.ts';
import { doneSteps, useFinishSteps } from './use-steps.ts';

/** On the Today page of who may change settings: which of the first steps are left, until none is. */
export function LeftPanel() {
  const { data, refetch } = useListSettingsQuery();
  const settings = data ?? [];
  const { busy, finish } = useFinishSteps(settings, async () => (await refetch()).data ?? []);
  const done = doneSteps(settings);
  const left = SETUP_STEPS.filter((step) => !done.includes(step));
  if (!data || left.length === 0) return null;
  const names = left.map((step) => firstStepsTexts.names[step]).join(', ');
  return (
    <Card className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="display text-h3">{texts.title}</h2>
        <p className="mt-1 text-muted">{texts.text(left.length, names)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" loading={busy} onClick={() => void finish(left)}>
          {texts.hide}
        </Button>
        <ButtonLink to={`${consolePath('first-steps')}?step=${left[0]}`} variant="secondary">
          {texts.goOn}
        </ButtonLink>
      </div>
    </Card>
  );
}
