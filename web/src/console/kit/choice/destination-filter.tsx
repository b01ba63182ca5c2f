import { clsx } from 'clsx';
import { MapPin, X } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { consoleBookingsApi } from '../bookings/api.ts';
import { pill } from '../list/filters.tsx';
import { destinationTexts as texts } from './copy.texts.js';
import { useDestinations } from './destination-field.tsx';
import { SearchChoice } from './search-choice.tsx';

function ChooseDialog({
  onChoose,
  onClose,
}: {
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const { choices, status } = useDestinations(search);
  return (
    <Dialog open title={texts.filterTitle} onClose={onClose}>
      <SearchChoice
        label={texts.destination}
        placeholder={texts.destinationPlaceholder}
        results={texts.destinations}
        search={search}
        choices={choices}
        status={status}
        focusAtOnce
        onSearch={setSearch}
        onChoose={({ id }) => onChoose(id)}
      />
    </Dialog>
  );
}

/** Limits a list to one destination, chosen by name. */
export function DestinationFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const id = value ?? '';
  const { data } = consoleBookingsApi.useDestinationQuery({ params: { id } }, { skip: id === '' });
  // the query doesn't find a destination that is no longer offered, so its name is unknown
  const name = data?._id === id ? data.spot : texts.chosen;
  return (
    <>
      <span className={clsx('max-w-full', pill(value !== undefined))}>
        <button
          type="button"
          className="inline-flex min-h-10 min-w-0 items-center gap-1.5"
          onClick={() => setChoosing(true)}
        >
          <Icon shape={MapPin} className="size-4 shrink-0 text-muted" />
          <span className="text-muted">{texts.destination}</span>{' '}
          <span className="max-w-44 min-w-0 truncate font-medium text-ink">
            {value === undefined ? texts.any : name}
          </span>
        </button>
        {value !== undefined && (
          <button
            type="button"
            aria-label={texts.anyAgain}
            className="-me-2 grid size-8 shrink-0 place-items-center rounded-full hover:bg-sunken"
            onClick={() => onChange(undefined)}
          >
            <Icon shape={X} className="size-4" />
          </button>
        )}
      </span>
      {choosing && (
        <ChooseDialog
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
}
