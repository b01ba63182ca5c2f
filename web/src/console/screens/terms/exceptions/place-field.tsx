import { skipToken } from '@reduxjs/toolkit/query/react';
import { EXCEPTION_PLACES } from '@wayfarer/contract';
import { useController, useWatch } from 'react-hook-form';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { DestinationField } from '../../../kit/choice/destination-field.tsx';
import { termsApi } from '../api.ts';
import { exceptionFormTexts as texts } from '../copy.ts';

function CountryField() {
  const { data, isError } = termsApi.useCountriesOfSiteQuery();
  return (
    <FormField
      name="country"
      label={texts.country}
      warning={isError ? texts.countriesFailed : undefined}
      required
    >
      <Select>
        <option value="">{texts.chooseCountry}</option>
        {data?.countries.map(({ country }) => (
          <option key={country} value={country}>
            {country}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function SpotField() {
  const { field, fieldState } = useController<{ offerId: string }>({ name: 'offerId' });
  const { value: id, onChange } = field;
  const { currentData } = consoleBookingsApi.useDestinationQuery(
    id === '' ? skipToken : { params: { id } },
  );
  return (
    <DestinationField
      spot={id === '' ? undefined : currentData}
      error={fieldState.error?.message}
      onChoose={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** The destinations to which the exception applies. */
export function PlaceField() {
  const place: unknown = useWatch({ name: 'place' });
  return (
    <>
      <FormField name="place" label={texts.where}>
        <Select options={EXCEPTION_PLACES} names={texts.places} />
      </FormField>
      {place === 'country' && <CountryField />}
      {place === 'spot' && <SpotField />}
    </>
  );
}
