import { clsx } from 'clsx';
import { useCombobox, type UseComboboxGetItemPropsReturnValue } from 'downshift';
import { ChevronDown } from 'lucide';
import { type ChangeEvent, type Ref, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { useFieldControl } from '../form/field-context.ts';
import { CONTROL_LOOK } from '../form/input.tsx';
import { countryTexts as texts } from './copy.texts.js';
import { countryName, countryNamed, isLikeCountry, shownCountries } from './country-names.ts';

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

interface Group {
  name: string;
  countries: readonly string[];
}

/** The countries that match the typed text, or all of them if it is empty, with the usual ones first. */
function groupsFor(typed: string): Group[] {
  const { favorites, others } = shownCountries();
  const like = (name: string) => typed.trim() === '' || isLikeCountry(name, typed);
  return [
    { name: texts.favorites, countries: favorites.filter(like) },
    { name: texts.others, countries: others.filter(like) },
  ].filter(({ countries }) => countries.length > 0);
}

/** The country that a text names; `current` if it names none, and empty for an empty text. */
function countryOf(typed: string, current: string): string {
  if (typed.trim() === '') return '';
  return typed === countryName(current) ? current : (countryNamed(typed) ?? current);
}

function CountryList({
  groups,
  highlighted,
  chosen,
  getItemProps,
}: {
  groups: readonly Group[];
  /** The index among the countries of all groups; -1 for none. */
  highlighted: number;
  chosen: string;
  getItemProps: (item: { item: string; index: number }) => UseComboboxGetItemPropsReturnValue;
}) {
  return groups.map(({ name, countries }, at) => {
    const before = groups.slice(0, at).flatMap((group) => group.countries).length;
    return (
      <li key={name} role="group" aria-label={name}>
        <p aria-hidden className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
          {name}
        </p>
        <ul role="none">
          {countries.map((country, position) => {
            const index = before + position;
            return (
              <li
                key={country}
                {...getItemProps({ item: country, index })}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center rounded-xl px-3 py-1.5 hover:bg-sunken',
                  country === chosen && 'font-semibold',
                  index === highlighted &&
                    'bg-sunken outline-2 -outline-offset-2 outline-(--focus)',
                )}
              >
                {countryName(country)}
              </li>
            );
          })}
        </ul>
      </li>
    );
  });
}

export interface CountryInputProps {
  value: string;
  placeholder: string;
  onChange: (country: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A combobox of the world's countries, which typing filters by any of their names. */
export function CountryInput({
  inputRef,
  value,
  placeholder,
  onBlur,
  onChange,
}: CountryInputProps) {
  const wiring = useFieldControl({});
  const [typed, setTyped] = useState<string>();
  const groups = groupsFor(typed ?? '');
  const items = groups.flatMap(({ countries }) => countries);
  const { getInputProps, getItemProps, getMenuProps, getToggleButtonProps, ...list } = useCombobox({
    items,
    ...(wiring.id !== undefined && { inputId: wiring.id }),
    itemToString: (country) => (country === null ? '' : countryName(country)),
    inputValue: typed ?? countryName(value),
    selectedItem: value === '' ? null : value,
    onInputValueChange: ({ inputValue, type }) => {
      // Escape clears the field if the list is closed
      if (type === InputKeyDownEscape && inputValue === '') choose('');
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== InputBlur && type !== InputKeyDownEscape) choose(selectedItem ?? '');
    },
  });
  function choose(country: string) {
    setTyped(undefined);
    if (country !== value) onChange(country);
  }
  const input = getInputProps({
    ...wiring,
    ref: inputRef,
    placeholder,
    'aria-labelledby': undefined,
    // read on each change, because the combobox reports the text only in a later effect, and would lose it if a person
    // left the field before that
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onBlur: () => {
      choose(countryOf(typed ?? countryName(value), value));
      onBlur();
    },
  });
  return (
    <div className="relative">
      <input
        {...input}
        autoComplete="off"
        className={clsx(CONTROL_LOOK, 'pe-12')}
        onClick={list.openMenu}
      />
      <button
        {...getToggleButtonProps({ 'aria-label': texts.show })}
        type="button"
        className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center"
      >
        <Icon shape={ChevronDown} className="size-5" />
      </button>
      <ul
        {...getMenuProps({ 'aria-label': texts.countries, hidden: !list.isOpen })}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto rounded-field border border-line bg-surface p-1.5 text-base shadow-float"
      >
        {list.isOpen && (
          <CountryList
            groups={groups}
            highlighted={list.highlightedIndex}
            chosen={value}
            getItemProps={getItemProps}
          />
        )}
      </ul>
      <p role="status" className={clsx('mt-1 text-xs text-muted', items.length > 0 && 'sr-only')}>
        {list.isOpen && typed !== undefined && texts.found(items.length)}
      </p>
    </div>
  );
}
