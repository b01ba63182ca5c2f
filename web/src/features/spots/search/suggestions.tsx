import type { OutputOf, suggestSpots } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { Globe, MapPin } from 'lucide';
import { type Ref, useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { spotsApi } from '../api.ts';
import { suggestionTexts as texts } from './copy.texts.js';
import { MatchedText } from './matched-text.tsx';

export type Suggestion = OutputOf<typeof suggestSpots>[number];

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A suggestion's second line: for a country, the number of its destinations; for a destination, its country. */
const detailOf = ({ count, detail }: Suggestion) =>
  count === undefined ? detail : texts.destinations(count);

function SuggestionText({ suggestion, search }: { suggestion: Suggestion; search: string }) {
  const shape = suggestion.kind === 'country' ? Globe : MapPin;
  return (
    <>
      <Icon shape={shape} className="size-5 shrink-0 text-muted" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">
          <MatchedText text={suggestion.label} search={search} />
        </span>{' '}
        <span className="text-sm text-muted">
          <MatchedText text={detailOf(suggestion)} search={search} />
        </span>
      </span>
    </>
  );
}

/** Suggestions for a text while the list is open. */
function useSuggestions(search: string, isOpen: boolean) {
  const skip = !isOpen || search === '';
  const { currentData } = spotsApi.useSuggestSpotsQuery({ query: { search } }, { skip });
  return skip ? undefined : currentData;
}

interface SearchText {
  text: string;
  /** The text after a pause in typing. */
  settled: string;
  /** The input's accessible name. */
  label: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  ref?: Ref<HTMLInputElement>;
  /** True if the text was typed just now; the list is then open from the start. */
  startsOpen?: boolean;
}

/** Suggestions for a search box: the props of its input, and the list below it. */
export function useSearchSuggestions({
  text,
  settled,
  label,
  onText,
  onChoose,
  ref = null,
  startsOpen = false,
}: SearchText) {
  const [wanted, setWanted] = useState(startsOpen);
  // the list doesn't change while the visitor moves through it
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
      // Escape clears the field if the list is closed
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
    ref,
    'aria-label': label,
    onChange: (event) => onText(event.currentTarget.value),
    onBlur: () => setWanted(false),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || highlightedIndex !== -1) return;
      // no suggestion is highlighted, so the form searches for the typed text
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setWanted(false);
    },
  });
  const list = (
    <>
      <ul
        {...getMenuProps({ 'aria-label': texts.suggestions, hidden: !isOpen })}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[60svh] overflow-y-auto rounded-field border border-line bg-surface p-1.5 text-base shadow-float"
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={`${item.kind}:${item.spotId ?? item.label}`}
              {...getItemProps({ item, index })}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-sunken',
                index === highlightedIndex &&
                  'bg-sunken outline-2 -outline-offset-2 outline-(--focus)',
              )}
            >
              <SuggestionText suggestion={item} search={settled} />
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {found ? texts.suggestionCount(items.length) : ''}
      </p>
    </>
  );
  return { input, list };
}
