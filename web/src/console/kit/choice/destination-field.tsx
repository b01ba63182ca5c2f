import { priceUnit, type Spot } from '@wayfarer/contract';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ContributedMark } from '../../../ui/display/badge.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SearchChoice } from './search-choice.tsx';
import { consoleBookingsApi } from '../bookings/api.ts';
import { exactCost } from '../texts/exact-cost.ts';
import { destinationTexts as texts } from './copy.texts.js';

const PAUSE_MS = 150;
const SHORTEST = 2;
const FAULT_ID = 'destination-error';

/** The destinations whose names match the typed text, and the text to show if there are none. */
export function useDestinations(search: string) {
  const wanted = search.trim();
  const term = useDebouncedValue(wanted, PAUSE_MS);
  const skip = term.length < SHORTEST;
  const { currentData = [], isFetching } = consoleBookingsApi.useSuggestDestinationsQuery(
    { query: { search: term } },
    { skip },
  );
  const choices = currentData.flatMap(({ detail, label: title, spotId: id }) =>
    id === undefined || skip ? [] : [{ id, title, detail, icon: MapPin }],
  );
  const waiting = wanted !== term || isFetching;
  return { choices, status: skip ? texts.hint : waiting ? texts.searching : texts.none };
}

function Chosen({ spot, onChange }: { spot: Spot; onChange: () => void }) {
  const { currency } = usePublicConfig();
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-field border border-line-strong/70 p-3">
      <Picture src={spot.image} alt="" ratio="square" sizes="4rem" className="size-16 rounded-xl" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{spot.spot}</p>
        <p className="text-sm text-muted">
          {spot.country} ·{' '}
          {texts.perDay({ cost: exactCost(spot.average_cost, currency), unit: priceUnit(spot) })}
        </p>
        {spot.contributed && <ContributedMark className="mt-1" />}
      </div>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {texts.another}
      </Button>
    </div>
  );
}

/** The chosen destination, or a field to find one. */
export function DestinationField({
  spot,
  error,
  onChoose,
}: {
  spot: Spot | undefined;
  error: string | undefined;
  /** Called with the destination's id, or with undefined if the choice is cleared. */
  onChoose: (id: string | undefined) => void;
}) {
  const [search, setSearch] = useState('');
  const { choices, status } = useDestinations(search);
  if (spot) return <Chosen spot={spot} onChange={() => onChoose(undefined)} />;
  return (
    <div>
      <SearchChoice
        inForm
        label={texts.destination}
        placeholder={texts.destinationPlaceholder}
        results={texts.destinations}
        search={search}
        choices={choices}
        status={status}
        fault={error === undefined ? undefined : FAULT_ID}
        onSearch={setSearch}
        onChoose={({ id }) => {
          setSearch('');
          onChoose(id);
        }}
      />
      <FieldError id={FAULT_ID} error={error} />
    </div>
  );
}
