import { MONTH_NAMES, TEXT_LIMITS } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { stringFields } from '../../../lib/string-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { lengthNames, searchTexts as texts } from '../copy.texts.js';
import type { TypedBefore, WhereWithSuggestions } from './where-suggestions.tsx';

const CELL =
  'relative flex flex-col rounded-[1.25rem] px-4 py-2 sm:px-5 sm:py-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-(--focus) hover:bg-sunken';

function Choice({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={CELL}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="min-h-7 w-full appearance-none bg-transparent pe-6 text-sm text-muted outline-none [&>option]:bg-surface [&>option]:text-ink"
      >
        {children}
      </select>
      <Icon
        shape={ChevronDown}
        className="pointer-events-none absolute end-3 bottom-3 size-4 sm:end-4 sm:bottom-4 text-muted"
      />
    </div>
  );
}

/** The input's props, with and without suggestions. */
const WHERE = {
  name: 'search',
  type: 'search',
  maxLength: TEXT_LIMITS.search,
  placeholder: texts.wherePlaceholder,
  autoComplete: 'off',
  enterKeyHint: 'search',
  className:
    'min-h-7 w-full bg-transparent text-base text-ellipsis outline-none placeholder:text-muted md:text-sm',
} as const;

type Suggesting = typeof WhereWithSuggestions;

/** A plain input. It gets suggestions on its first focus, because their script isn't part of Home's first script. */
function Where({ id, inputRef }: { id: string; inputRef: RefObject<HTMLInputElement | null> }) {
  const [suggesting, setSuggesting] = useState<{ Field: Suggesting; before: TypedBefore }>();
  const asked = useRef(false);

  async function loadSuggestions() {
    if (asked.current) return;
    asked.current = true;
    // the search also works without suggestions
    const loaded = await import('./where-suggestions.tsx').catch(() => undefined);
    const input = inputRef.current;
    if (!loaded || !input) return;
    const { value, selectionStart, selectionEnd } = input;
    const hasFocus = input === document.activeElement;
    const selection: TypedBefore['selection'] = [Number(selectionStart), Number(selectionEnd)];
    const before = { text: value, selection: hasFocus ? selection : null };
    // synchronously, because text that is typed before a later rendering would be lost together with the plain input
    flushSync(() => setSuggesting({ Field: loaded.WhereWithSuggestions, before }));
  }

  if (suggesting) {
    const { Field, before } = suggesting;
    return <Field {...WHERE} id={id} inputRef={inputRef} before={before} />;
  }
  const load = () => void loadSuggestions();
  // `onInput` is for visitors who started typing before the script ran, because their focus event has passed
  return <input {...WHERE} ref={inputRef} id={id} onFocus={load} onInput={load} />;
}

/** The filled-in fields; empty ones are left out of the address. */
function wantedOf(form: HTMLFormElement): Record<string, string> {
  const fields = Object.entries(stringFields(Object.fromEntries(new FormData(form))));
  const filled = fields.map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** The search on Home's picture. It is a plain GET form, so it also leads to the catalog without scripts. */
export function SearchBox({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const navigate = useNavigate();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(paths.catalogue(wantedOf(event.currentTarget)));
  }

  return (
    <search>
      <Form
        action={paths.catalogue()}
        data-native=""
        onSubmit={onSubmit}
        className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-1 rounded-panel border border-line bg-surface p-2 shadow-float ring-brand-fill/70 transition-shadow has-[input:focus]:ring-4 sm:p-3 md:grid-cols-[1.3fr_1fr_1fr_auto] md:items-center md:[&>*+*]:before:absolute md:[&>*+*]:before:inset-y-3 md:[&>*+*]:before:-start-0.5 md:[&>*+*]:before:w-px md:[&>*+*]:before:bg-line"
      >
        <div className={clsx(CELL, 'max-md:static! max-md:col-span-full')}>
          <label htmlFor={id} className="text-xs font-semibold">
            {texts.where}
          </label>
          <Where id={id} inputRef={inputRef} />
        </div>
        <Choice label={texts.when} name="month">
          <option value="">{texts.anyMonth}</option>
          {MONTH_NAMES.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </Choice>
        <Choice label={texts.length} name="length">
          <option value="">{texts.anyLength}</option>
          {Object.entries(lengthNames).map(([length, label]) => (
            <option key={length} value={length}>
              {label}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="lg" className="before:hidden max-md:col-span-full max-md:mt-1">
          {texts.submit}
        </Button>
      </Form>
    </search>
  );
}
