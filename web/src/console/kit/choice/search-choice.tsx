import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';

export interface Choice {
  id: string;
  title: string;
  detail?: string | undefined;
  icon: Parameters<typeof Icon>[0]['shape'];
}

/** A field that looks for something, and what it has found: arrows choose, Enter takes. */
export function SearchChoice<C extends Choice>({
  label,
  placeholder,
  results,
  search,
  choices,
  status,
  focusAtOnce = false,
  fault,
  onSearch,
  onChoose,
}: {
  label: string;
  placeholder: string;
  /** The name of the list. */
  results: string;
  search: string;
  choices: readonly C[];
  /** Announced when nothing is found. */
  status: string;
  /** Where it was opened to type in it. */
  focusAtOnce?: boolean;
  /** The id of what says that nothing was chosen, where something has to be. */
  fault?: string | undefined;
  onSearch: (search: string) => void;
  onChoose: (choice: C) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // not by `autoFocus`: a dialog that opens around it takes the focus for its first button
  useEffect(() => {
    if (focusAtOnce) field.current?.focus();
  }, [focusAtOnce]);
  const at = Math.min(chosen, choices.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[at];
    if (event.key === 'Enter' && choice) onChoose(choice);
    if (step && choices.length > 0) setChosen((at + step + choices.length) % choices.length);
    if (step || event.key === 'Enter') event.preventDefault();
  }
  return (
    <div className="text-ink">
      <SearchInput
        label={label}
        placeholder={placeholder}
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
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={results} className="mt-3">
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
          <div
            key={choice.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onChoose(choice)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken',
              index === at && 'bg-sunken',
            )}
          >
            <Icon shape={choice.icon} className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{choice.title}</span>
              {choice.detail !== undefined && (
                <span className="block text-xs text-muted">{choice.detail}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {choices.length === 0 && status}
      </p>
    </div>
  );
}
