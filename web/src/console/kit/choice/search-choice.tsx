import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';

export interface Choice {
  id: string;
  title: string;
  detail?: string | undefined;
  icon: Parameters<typeof Icon>[0]['shape'];
}

interface SearchChoiceProps<C extends Choice> {
  label: string;
  /** True to show the label above the field, like a required field of a form. */
  inForm?: boolean;
  placeholder: string;
  /** The name of the list of results. */
  results: string;
  search: string;
  choices: readonly C[];
  /** The text that is announced while there are no results. */
  status: string;
  /** True if the field appears because the person is about to type. */
  focusAtOnce?: boolean;
  /** The id of the error message for a required choice that is missing. */
  fault?: string | undefined;
  onSearch: (search: string) => void;
  onChoose: (choice: C) => void;
}

/** The choice that arrow keys highlight and Enter selects. */
function useKeys<C extends Choice>({
  choices,
  onChoose,
}: Pick<SearchChoiceProps<C>, 'choices' | 'onChoose'>) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, choices.length - 1);
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[at];
    if (event.key === 'Enter' && choice) onChoose(choice);
    if (step && choices.length > 0) setChosen((at + step + choices.length) % choices.length);
    if (step || event.key === 'Enter') event.preventDefault();
  }
  return { at, onKeyDown, startOver: () => setChosen(0) };
}

/**
 * Focuses the field. `autoFocus` doesn't work, because a dialog that opens around the field focuses its own first
 * button.
 */
function useFocusAtOnce(wanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  return field;
}

function Option({
  choice: { detail, icon, title },
  id,
  isChosen,
  onChoose,
}: {
  choice: Choice;
  id: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken',
        isChosen && 'bg-sunken',
      )}
    >
      <Icon shape={icon} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        {detail !== undefined && <span className="block text-xs text-muted">{detail}</span>}
      </span>
    </div>
  );
}

/** A search field with a list of results. */
export function SearchChoice<C extends Choice>(props: SearchChoiceProps<C>) {
  const { choices, fault, focusAtOnce = false, inForm, search, onChoose, onSearch } = props;
  const id = useId();
  const { at, onKeyDown, startOver } = useKeys(props);
  const field = useFocusAtOnce(focusAtOnce);
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className="text-ink">
      {inForm && (
        <label htmlFor={`${id}-field`} className="mb-1.5 block text-sm font-semibold">
          {props.label}
          <span aria-hidden className="text-brand">
            {' *'}
          </span>
        </label>
      )}
      <SearchInput
        id={`${id}-field`}
        label={props.label}
        placeholder={props.placeholder}
        ref={field}
        role="combobox"
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        value={search}
        onChange={({ target }) => {
          onSearch(target.value);
          startOver();
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={props.results} className="mt-3">
        {choices.map((choice, index) => (
          <Option
            key={choice.id}
            id={optionId(index)}
            choice={choice}
            isChosen={index === at}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {choices.length === 0 && props.status}
      </p>
    </div>
  );
}
