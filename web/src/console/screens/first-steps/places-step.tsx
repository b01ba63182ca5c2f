import { SettingControl } from '../../kit/settings-controls/setting-control.tsx';
import { SETTING_FIELDS } from '../../kit/settings-controls/fields/setting-fields.ts';
import { placesStepTexts as texts } from './copy.ts';
import { SettingsStep, type SettingsStepProps } from './settings-step.tsx';

const KEY = 'spots.contributions';

/** The policy for destinations that travelers add. */
export function PlacesStep(props: SettingsStepProps) {
  return (
    <SettingsStep {...props} texts={texts}>
      {({ changed, errors, valueOf, change }) => (
        <SettingControl
          field={{ ...SETTING_FIELDS[KEY], hint: '' }}
          value={valueOf(KEY)}
          changed={changed.includes(KEY)}
          error={errors[KEY]}
          onChange={(value) => change(KEY, value)}
        />
      )}
    </SettingsStep>
  );
}
