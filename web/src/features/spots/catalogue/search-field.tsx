import { type OutputOf, type suggestSpots, TEXT_LIMITS } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Globe, MapPin } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { useSuggestSpotsQuery } from '../api.ts';
import { texts } from './copy.ts';

export type Suggestion = OutputOf<typeof suggestSpots>[number];

function Options({
  id,
  options,
  active,
  onChoose,
}: {
  id: string;
  options: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-field border border-line bg-surface p-1.5 shadow-float"
    >
      {options.map((option, index) => {
        const Icon = option.kind === 'country' ? Globe : MapPin;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the ARIA pattern: the focus stays in the field, which handles the keys
          <div
            key={`${option.kind}:${option.spotId ?? option.label}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // the field keeps the focus
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-sunken',
              index === active && 'bg-sunken outline-2 -outline-offset-2 outline-(--focus)',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="truncate font-medium">{option.label}</span>
            <span className="ml-auto shrink-0 text-sm text-muted">{option.detail}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Where a key leads in a list that also has "no option" (-1); null for other keys. */
function moved(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return from + 1 >= count ? -1 : from + 1;
  if (key === 'ArrowUp') return from === -1 ? count - 1 : from - 1;
  return null;
}

/**
 * The search box with suggestions: the ARIA combobox with a list. Suggestions only help: where they
 * cannot be had, the search itself works.
 */
export function SearchField({
  text,
  settled,
  onText,
  onChoose,
}: {
  text: string;
  /** What was typed, once it rests. */
  settled: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  // what the visitor moves through stays as it is, whatever is found meanwhile
  const [marked, setMarked] = useState<{ options: readonly Suggestion[]; index: number }>();
  const { currentData } = useSuggestSpotsQuery(
    { query: { search: settled } },
    { skip: !open || settled === '' },
  );
  const found = open && settled !== '' ? (currentData ?? []) : [];
  const { options, index: active } = marked ?? { options: found, index: -1 };
  const shown = options.length > 0;
  const current = options[active];

  function close() {
    setOpen(false);
    setMarked(undefined);
  }

  function choose(suggestion: Suggestion) {
    close();
    onChoose(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      if (current) {
        event.preventDefault();
        choose(current);
      } else close();
      return;
    }
    // Escape closes the list first; pressed again it clears the field, as the browser does
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
      return;
    }
    const next = moved(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    setMarked(next === -1 ? undefined : { options, index: next });
  }

  return (
    <div className="relative min-w-0 grow basis-40">
      <SearchInput
        label={texts.search}
        name="search"
        value={text}
        maxLength={TEXT_LIMITS.search}
        placeholder={texts.searchPlaceholder}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setMarked(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown && <Options id={listId} options={options} active={active} onChoose={choose} />}
      <p role="status" className="sr-only">
        {open && currentData && settled !== '' ? texts.suggestionCount(options.length) : ''}
      </p>
    </div>
  );
}
