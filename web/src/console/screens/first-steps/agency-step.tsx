import type { SettingKey } from '@wayfarer/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { SettingControl } from '../../kit/settings-controls/setting-control.tsx';
import { SETTING_FIELDS } from '../../kit/settings-controls/setting-fields.ts';
import { agencyStepTexts as texts } from './copy.ts';
import { SettingsStep, type SettingsStepProps } from './settings-step.tsx';

const KEYS: readonly SettingKey[] = [
  'agency.name',
  'agency.address',
  'agency.phone',
  'agency.email',
  'agency.timeZone',
];

/** The browser's time zone; UTC under its name in the list of zones. */
const ownZone = () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'UTC' ? 'Etc/UTC' : zone;
};

/** The name, address and contact, and the agency's time zone. */
export function AgencyStep(props: SettingsStepProps) {
  const zone = ownZone();
  return (
    <SettingsStep {...props} texts={texts}>
      {({ changed, errors, valueOf, change }) => (
        <>
          <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
            {KEYS.map((key) => (
              <SettingControl
                key={key}
                field={{ ...SETTING_FIELDS[key], ...(key === 'agency.name' && { wide: true }) }}
                value={valueOf(key)}
                changed={changed.includes(key)}
                error={errors[key]}
                onChange={(value) => change(key, value)}
              />
            ))}
          </div>
          {valueOf('agency.timeZone') !== zone && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
              {texts.zone(zone)}
              <Button variant="ghost" size="sm" onClick={() => change('agency.timeZone', zone)}>
                {texts.takeZone}
              </Button>
            </p>
          )}
        </>
      )}
    </SettingsStep>
  );
}
