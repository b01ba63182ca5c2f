import type { OperatorSpot } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Choice, TextField } from '../../../kit/form/fields.tsx';
import { fieldTexts as texts } from './copy.ts';
import type { Draft } from './draft.ts';
import { Part, type PartProps } from './fields.tsx';

type Prices = Draft['prices'];

const HINTS: Partial<Record<keyof Prices, string>> = {
  childBelow: texts.years,
  infantBelow: texts.years,
  maxParty: texts.maxPartyHint,
};

/** What children, infants and groups pay of an adult's price. */
export function PricesSection({ draft, faults, onChange }: PartProps) {
  const { prices } = draft;
  const set = (part: Partial<Prices>) => onChange({ ...draft, prices: { ...prices, ...part } });
  const names = ['childPercent', 'childBelow', 'infantPercent', 'infantBelow', 'maxParty'] as const;
  return (
    <Part name="prices">
      <p className="text-sm text-muted sm:col-span-2">{texts.pricesText}</p>
      <Field label={texts.per} error={faults.per}>
        <Choice
          options={['person', 'booking']}
          names={{ person: texts.perPerson, booking: texts.perBooking }}
          value={prices.per}
          onChoose={(per) => set({ per })}
        />
      </Field>
      {names.map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          {...(HINTS[name] !== undefined && { hint: HINTS[name] })}
          value={prices[name]}
          error={faults[name]}
          inputMode="numeric"
          onChange={(value) => set({ [name]: value.replaceAll(/\D/g, '') })}
        />
      ))}
      <Groups groups={prices.groups} fault={faults.groups} onChange={(groups) => set({ groups })} />
    </Part>
  );
}

function Groups({
  groups,
  fault,
  onChange,
}: {
  groups: Prices['groups'];
  fault: string | undefined;
  onChange: (groups: Prices['groups']) => void;
}) {
  const change = (at: number, part: Partial<Prices['groups'][number]>) =>
    onChange(groups.map((group, one) => (one === at ? { ...group, ...part } : group)));
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.groups}</legend>
      {groups.map(({ fromPeople, percentOff }, at) => (
        <div key={`group ${at + 1}`} className="flex items-end gap-3">
          <div className="grid min-w-0 grow grid-cols-2 gap-3">
            <TextField
              label={texts.groupFrom}
              value={fromPeople}
              inputMode="numeric"
              onChange={(value) => change(at, { fromPeople: value.replaceAll(/\D/g, '') })}
            />
            <TextField
              label={texts.groupOff}
              value={percentOff}
              inputMode="numeric"
              onChange={(value) => change(at, { percentOff: value.replaceAll(/\D/g, '') })}
            />
          </div>
          <IconButton
            label={texts.removeGroup(fromPeople)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            onClick={() => onChange(groups.filter((_, one) => one !== at))}
          />
        </div>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...groups, { fromPeople: '', percentOff: '' }])}
      >
        <Icon shape={Plus} className="size-4" />
        {texts.addGroup}
      </Button>
    </fieldset>
  );
}

/** What comes back when a trip is canceled. */
export function PolicySection({
  draft,
  faults,
  onChange,
  policies,
}: PartProps & { policies: OperatorSpot['policies'] }) {
  const usual = policies.find(({ isDefault }) => isDefault);
  const chosen = policies.find(({ family }) => family === draft.policy) ?? usual;
  return (
    <Part name="policy">
      <Field label={texts.policy} error={faults.policy} className="sm:col-span-2">
        <Select
          value={draft.policy}
          onChange={(event) => onChange({ ...draft, policy: event.target.value })}
        >
          <option value="">{texts.defaultPolicy(usual?.name ?? '')}</option>
          {policies
            .filter(({ isDefault }) => !isDefault)
            .map(({ family, name }) => (
              <option key={family} value={family}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <div className="text-sm text-muted sm:col-span-2">
        {chosen?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="mt-2">{texts.policyText}</p>
      </div>
    </Part>
  );
}
