import { TEXT_LIMITS } from '@wayfarer/contract';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';
import { type Suggestion, useSearchSuggestions } from '../search/suggestions.tsx';
import { texts } from './copy.ts';

/** The catalog's search box with suggestions, which span the whole row on a phone. */
export function SearchField(search: {
  text: string;
  /** The text after a pause in typing. */
  settled: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const { input, list } = useSearchSuggestions({ ...search, label: texts.search });
  return (
    <div className="min-w-0 grow basis-40 sm:relative">
      <SearchInput
        {...input}
        label={texts.search}
        name="search"
        maxLength={TEXT_LIMITS.search}
        placeholder={texts.searchPlaceholder}
      />
      {list}
    </div>
  );
}
