import { type OutputOf, type suggestSpots, TEXT_LIMITS } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { Globe, MapPin } from 'lucide-react';
import { useState } from 'react';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { useSuggestSpotsQuery } from '../api.ts';
import { texts } from './copy.ts';

export type Suggestion = OutputOf<typeof suggestSpots>[number];

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const Icon = suggestion.kind === 'country' ? Globe : MapPin;
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="truncate font-medium">{suggestion.label}</span>
      <span className="ml-auto shrink-0 text-sm text-muted">{suggestion.detail}</span>
    </>
  );
}

/** What is suggested for a text, while the list is open. */
function useSuggestions(search: string, isOpen: boolean) {
  const skip = !isOpen || search === '';
  const { currentData } = useSuggestSpotsQuery({ query: { search } }, { skip });
  return skip ? undefined : currentData;
}

/** The search box with suggestions. They only help: where there are none, the search itself works. */
export function SearchField({
  text,
  settled,
  onText,
  onChoose,
}: {
  text: string;
  /** The text after a pause in typing. */
  settled: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const [wanted, setWanted] = useState(false);
  // the list must not change under a visitor who moves through it
  const [frozen, setFrozen] = useState<Suggestion[]>();
  const found = useSuggestions(settled, wanted);
  const items = frozen ?? found ?? [];
  const isOpen = wanted && items.length > 0;

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    isOpen,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    inputValue: text,
    onInputValueChange: ({ type }) => {
      // pressed in a closed list, it clears the field
      if (type === InputKeyDownEscape) onText('');
    },
    selectedItem: null,
    onSelectedItemChange: ({ type, selectedItem }) => {
      if (selectedItem && type !== InputBlur) onChoose(selectedItem);
    },
    onHighlightedIndexChange: (change) =>
      setFrozen(change.highlightedIndex === -1 ? undefined : items),
  });

  const input = getInputProps({
    'aria-label': texts.search,
    onChange: (event) => onText(event.currentTarget.value),
    onBlur: () => setWanted(false),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || highlightedIndex !== -1) return;
      // nothing is chosen: the form searches for what was typed
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setWanted(false);
    },
  });
  return (
    <div className="relative min-w-0 grow basis-40">
      <SearchInput
        {...input}
        label={texts.search}
        name="search"
        maxLength={TEXT_LIMITS.search}
        placeholder={texts.searchPlaceholder}
      />
      <ul
        {...getMenuProps({ 'aria-label': texts.suggestions, hidden: !isOpen })}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-field border border-line bg-surface p-1.5 shadow-float"
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={`${item.kind}:${item.spotId ?? item.label}`}
              {...getItemProps({ item, index })}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-sunken',
                index === highlightedIndex &&
                  'bg-sunken outline-2 -outline-offset-2 outline-(--focus)',
              )}
            >
              <SuggestionText suggestion={item} />
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {found ? texts.suggestionCount(items.length) : ''}
      </p>
    </div>
  );
}
