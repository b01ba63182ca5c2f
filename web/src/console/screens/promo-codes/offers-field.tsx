import { X } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PromoCodeFields } from '@wayfarer/contract';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useDestinations } from '../../kit/choice/destination-field.tsx';
import { SearchChoice } from '../../kit/choice/search-choice.tsx';
import { codesTexts as texts } from './copy.texts.js';

/** The destinations for which a code is valid; none for all. */
export function OffersField({ known }: { known: ReadonlyMap<string, string> }) {
  const { setValue } = useFormContext<PromoCodeFields>();
  const offers = useWatch<PromoCodeFields, 'offers'>({ name: 'offers' });
  const [names, setNames] = useState(known);
  const [search, setSearch] = useState('');
  const { choices, status } = useDestinations(search);
  const set = (ids: string[]) => setValue('offers', ids, { shouldDirty: true });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{texts.for}</legend>
      {offers.length === 0 && <p className="mb-2 text-sm text-muted">{texts.allDestinations}</p>}
      <ul className="grid gap-1">
        {offers.map((id) => (
          <li key={id} className="flex items-center justify-between gap-3 text-sm">
            <span className="wrap-anywhere">{names.get(id) || texts.deletedDestination}</span>
            <IconButton
              label={texts.withoutDestination(names.get(id) || texts.deletedDestination)}
              icon={<Icon shape={X} className="size-4" />}
              onClick={() => set(offers.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      <SearchChoice
        label={texts.onlyFor}
        placeholder={texts.onlyFor}
        results={texts.destinations}
        search={search}
        choices={choices}
        status={status}
        onSearch={setSearch}
        onChoose={({ id, title }) => {
          setSearch('');
          setNames(new Map(names).set(id, title));
          if (!offers.includes(id)) set([...offers, id]);
        }}
      />
    </fieldset>
  );
}
