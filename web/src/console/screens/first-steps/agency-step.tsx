import type { Setting, SettingKey } from '@wayfarer/contract';
import { useEffect, useEffectEvent } from 'react';
import { type PublicConfig, usePublicConfig } from '../../../api/public-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { describePlan, isPlan } from '../../kit/payment-plan/describe-plan.ts';
import { SettingControl } from '../../kit/settings-controls/setting-control.tsx';
import { SETTING_FIELDS } from '../../kit/settings-controls/fields/setting-fields.ts';
import type { useDrafts } from '../../kit/settings-controls/use-drafts.ts';
import { agencyStepTexts as texts } from './copy.ts';
import { SettingsStep, type SettingsStepProps } from './settings-step.tsx';

const KEYS: readonly SettingKey[] = [
  'agency.name',
  'agency.address',
  'agency.phone',
  'agency.email',
  'agency.timeZone',
];

/** The browser's time zone. UTC is replaced by the name that it has in the list of zones. */
const ownZone = () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'UTC' ? 'Etc/UTC' : zone;
};

/** Proposes the browser's time zone, as long as the owner hasn't saved one. */
function useProposedZone(settings: readonly Setting[], propose: (zone: string) => void) {
  const stored = settings.find(({ key }) => key === 'agency.timeZone');
  const isOpen = stored?.revision === 0 && stored.value !== ownZone();
  const proposeOwn = useEffectEvent(() => propose(ownZone()));
  useEffect(() => {
    if (isOpen) proposeOwn();
  }, [isOpen]);
}

/** The currency of the site, and how travelers pay. */
function moneyText({
  charge,
  currency,
  plan,
}: Pick<PublicConfig, 'charge' | 'currency'> & { plan: unknown }): string {
  const code = currency.toUpperCase();
  return isPlan(plan)
    ? texts.planMoney({ currency: code, plan: describePlan(plan, currency) })
    : texts.money(code, charge);
}

type Drafts = ReturnType<typeof useDrafts>;

function Fields({ settings, drafts }: { settings: readonly Setting[]; drafts: Drafts }) {
  const { changed, errors, valueOf, change } = drafts;
  const { charge, currency } = usePublicConfig();
  const zone = ownZone();
  useProposedZone(settings, (own) => change('agency.timeZone', own));
  return (
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
      <p className="mt-5 text-sm text-muted">
        {moneyText({ charge, currency, plan: valueOf('money.plan') })}
      </p>
    </>
  );
}

/** The agency's name, address, contact details and time zone. */
export const AgencyStep = (props: SettingsStepProps) => (
  <SettingsStep {...props} texts={texts}>
    {(drafts) => <Fields settings={props.settings} drafts={drafts} />}
  </SettingsStep>
);
