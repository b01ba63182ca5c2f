import {
  CATEGORIES,
  COUNTRIES,
  currencySymbol,
  SEASONS,
  type SpotFields,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { categoryNames } from '../../../../domain/category-names.ts';
import { LongField, TextField } from '../../../kit/form/fields.tsx';
import { fieldTexts as texts } from './copy.ts';
import { Part, type PartProps } from './fields.tsx';

/** The choices of a fixed list, and the one that a destination has already where the list does not know it. */
const withCurrent = (known: readonly string[], current: string) =>
  current === '' || known.includes(current) ? known : [...known, current];

function FactChoice({
  label,
  value,
  options,
  none,
  error,
  required = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  none: string;
  error: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} error={error} required={required}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const same = (options: readonly string[]) => options.map((option) => [option, option] as const);

/** What the catalogue and the page say first. */
export function TextSection({ draft, faults, currency, onChange }: PartProps) {
  const { facts } = draft;
  const set = (part: Partial<SpotFields>) => onChange({ ...draft, facts: { ...facts, ...part } });
  return (
    <Part name="text">
      <TextField
        label={texts.spot}
        value={facts.spot}
        error={faults.spot}
        maxLength={TEXT_LIMITS.spotName}
        required
        onChange={(spot) => set({ spot })}
      />
      <FactChoice
        label={texts.country}
        value={facts.country}
        error={faults.country}
        none={texts.countryChoice}
        options={same(withCurrent(COUNTRIES, facts.country))}
        required
        onChange={(country) => set({ country })}
      />
      <TextField
        label={texts.location}
        value={facts.location}
        error={faults.location}
        maxLength={TEXT_LIMITS.location}
        onChange={(location) => set({ location })}
      />
      <FactChoice
        label={texts.category}
        value={facts.category}
        error={faults.category}
        none={texts.none}
        options={CATEGORIES.map((category) => [category, categoryNames[category]] as const)}
        onChange={(category) => set({ category })}
      />
      <LongField
        label={texts.description}
        value={facts.description}
        error={faults.description}
        hint={`${facts.description.length} of ${TEXT_LIMITS.description.toLocaleString('en-US')}`}
        maxLength={TEXT_LIMITS.description}
        rows={6}
        wide
        onChange={(description) => set({ description })}
      />
      <TextField
        label={texts.cost}
        value={facts.cost}
        error={faults.cost}
        inputMode="decimal"
        maxLength={TEXT_LIMITS.cost}
        icon={<span className="font-semibold">{currencySymbol(currency)}</span>}
        required
        onChange={(cost) => set({ cost: cost.replaceAll(/[^\d.]/g, '') })}
      />
      <FactChoice
        label={texts.seasonality}
        value={facts.seasonality}
        error={faults.seasonality}
        none={texts.none}
        options={same(withCurrent(SEASONS, facts.seasonality))}
        onChange={(seasonality) => set({ seasonality })}
      />
      <TextField
        label={texts.travelTime}
        hint={texts.travelTimeHint}
        value={facts.travelTime}
        error={faults.travelTime}
        maxLength={TEXT_LIMITS.travelTime}
        onChange={(travelTime) => set({ travelTime })}
      />
      <TextField
        label={texts.visitors}
        hint={texts.visitorsHint}
        value={facts.visitors}
        error={faults.visitors}
        maxLength={TEXT_LIMITS.visitorsPerYear}
        onChange={(visitors) => set({ visitors })}
      />
    </Part>
  );
}
