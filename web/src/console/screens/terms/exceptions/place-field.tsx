import { skipToken } from '@reduxjs/toolkit/query/react';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Choice } from '../../../kit/form/fields.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { DestinationField } from '../../../kit/choice/destination-field.tsx';
import { termsApi } from '../api.ts';
import { exceptionFormTexts as texts } from '../copy.ts';
import { type Draft, type Faults, PLACES } from './draft.ts';

interface FieldProps {
  draft: Draft;
  faults: Faults;
  onChange: (part: Partial<Draft>) => void;
}

function CountryField({ draft, faults, onChange }: FieldProps) {
  const { data, isError } = termsApi.useCountriesOfSiteQuery();
  return (
    <Field label={texts.country} error={isError ? texts.countriesFailed : faults.country} required>
      <Select value={draft.country} onChange={({ target }) => onChange({ country: target.value })}>
        <option value="">{texts.chooseCountry}</option>
        {data?.countries.map(({ country }) => (
          <option key={country} value={country}>
            {country}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SpotField({ draft: { offerId }, faults, onChange }: FieldProps) {
  const { currentData } = consoleBookingsApi.useDestinationQuery(
    offerId === undefined ? skipToken : { params: { id: offerId } },
  );
  return (
    <DestinationField
      spot={offerId === undefined ? undefined : currentData}
      error={faults.offerId}
      onChoose={(id) => onChange({ offerId: id })}
    />
  );
}

/** Of which destinations the trips are. */
export function PlaceField(props: FieldProps) {
  const { draft, onChange } = props;
  return (
    <>
      <Field label={texts.where}>
        <Choice
          options={PLACES}
          names={texts.places}
          value={draft.place}
          onChoose={(place) => onChange({ place })}
        />
      </Field>
      {draft.place === 'country' && <CountryField {...props} />}
      {draft.place === 'spot' && <SpotField {...props} />}
    </>
  );
}
