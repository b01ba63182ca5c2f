import type { Setting } from '@wayfarer/contract';
import { SettingControl } from '../settings/setting-control.tsx';
import { SETTING_FIELDS } from '../settings/setting-fields.ts';
import { useDrafts } from '../settings/use-drafts.ts';
import { firstStepsTexts, placesStepTexts as texts } from './copy.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

const KEY = 'spots.contributions';

/** What becomes of the destinations that travelers add. */
export function PlacesStep({
  settings,
  refetch,
  onDone,
  onSkip,
}: StepProps & { settings: readonly Setting[]; refetch: () => Promise<readonly Setting[]> }) {
  const { changed, errors, saving, save, valueOf, change } = useDrafts(settings, refetch);
  return (
    <StepFrame
      title={texts.title}
      text={texts.text}
      busy={saving}
      submit={firstStepsTexts.save}
      onSkip={onSkip}
      onSubmit={async () => {
        if (await save()) await onDone();
      }}
    >
      <SettingControl
        field={{ ...SETTING_FIELDS[KEY], hint: '' }}
        value={valueOf(KEY)}
        changed={changed.includes(KEY)}
        error={errors[KEY]}
        onChange={(value) => change(KEY, value)}
      />
    </StepFrame>
  );
}
