import {
  grouped,
  MONTH_NAMES,
  type SpotFacets,
  TRIP_LENGTH_NAMES,
  type TripLength,
} from '@wayfarer/contract';
import type { ComponentType } from 'react';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { lengthNames } from '../../copy.texts.js';
import type { Filters } from './active-filters.ts';
import { texts } from './copy.ts';
import { type CostFieldProps, CostFields, PlainCostField } from './cost-fields.tsx';

/** An option with the number of destinations that it would leave, if known. */
function option(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${grouped(count)})`;
}

/** All countries with destinations, plus the chosen one. */
function countriesOf(facets: SpotFacets | undefined, chosen: string) {
  const countries = facets?.countries ?? [];
  const isListed = chosen === '' || countries.some(({ country }) => country === chosen);
  return isListed
    ? countries
    : [{ country: chosen, name: facets?.countryName, count: undefined }, ...countries];
}

/** The filters as fields of a GET form, named like the address's parameters. */
export function FilterFields({
  value,
  facets,
  costField = PlainCostField,
  onChange,
}: {
  value: Filters;
  facets: SpotFacets | undefined;
  costField?: ComponentType<CostFieldProps>;
  onChange: (part: Partial<Filters>) => void;
}) {
  const narrower = facets?.narrower;
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 text-ink sm:grid-cols-2">
      <div className="sm:col-span-2">
        <CostFields
          value={value}
          bands={narrower?.costs ?? []}
          field={costField}
          onChange={onChange}
        />
      </div>
      <Field label={texts.month} hint={texts.monthHint}>
        <Select
          name="month"
          value={value.month ?? ''}
          onChange={({ target }) => onChange({ month: Number(target.value) || null })}
        >
          <option value="">{texts.anyMonth}</option>
          {MONTH_NAMES.map((name, index) => (
            <option key={name} value={index + 1}>
              {option(name, narrower?.months[index])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.length}>
        <Select
          name="length"
          value={value.length ?? ''}
          // the value can only be one of the options below
          onChange={({ target }) =>
            onChange({ length: (target.value || null) as TripLength | null })
          }
        >
          <option value="">{texts.anyLength}</option>
          {TRIP_LENGTH_NAMES.map((name) => (
            <option key={name} value={name}>
              {option(lengthNames[name], narrower?.lengths[name])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.country} className="sm:col-span-2">
        <Select
          name="country"
          value={value.country}
          onChange={({ target }) => onChange({ country: target.value })}
        >
          <option value="">{texts.anyCountry}</option>
          {countriesOf(facets, value.country).map(({ country, name, count }) => (
            <option key={country} value={country}>
              {option(name ?? country, count)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
