import { CATEGORY_FILTERS, SPOT_SORTS, TEXT_LIMITS } from '@wayfarer/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Form } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { categoryNames, searchTexts as texts, sortNames } from './copy.ts';

const CELL =
  'relative flex flex-col rounded-[1.25rem] px-5 py-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-(--focus) hover:bg-sunken';

function Choice({
  label,
  name,
  children,
  value,
}: {
  label: string;
  name: string;
  value: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={CELL}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-7 w-full appearance-none bg-transparent pr-6 text-sm text-muted outline-none [&>option]:bg-surface [&>option]:text-ink"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-4 bottom-4 size-4 text-muted"
      />
    </div>
  );
}

/** The search on Home's picture: a plain GET form, so it leads to the catalogue without script too. */
export function SearchBox({ inputRef }: { inputRef?: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <search>
      <Form
        action={paths.catalogue()}
        data-native=""
        className="grid grid-cols-1 gap-1 rounded-panel border border-line bg-surface p-3 shadow-float md:grid-cols-[1.6fr_1fr_1fr_auto] md:items-center md:[&>*+*]:before:absolute md:[&>*+*]:before:inset-y-3 md:[&>*+*]:before:-left-0.5 md:[&>*+*]:before:w-px md:[&>*+*]:before:bg-line"
      >
        <div className={CELL}>
          <label htmlFor={id} className="text-xs font-semibold">
            {texts.where}
          </label>
          <input
            ref={inputRef}
            id={id}
            name="search"
            type="search"
            maxLength={TEXT_LIMITS.search}
            placeholder={texts.wherePlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-7 w-full bg-transparent text-base outline-none placeholder:text-muted md:text-sm"
          />
        </div>
        <Choice label={texts.kind} name="category" value="all">
          {CATEGORY_FILTERS.map((category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </Choice>
        <Choice label={texts.order} name="sort" value="popularity">
          {SPOT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="lg" className="before:hidden max-md:mt-1">
          {texts.submit}
        </Button>
      </Form>
    </search>
  );
}
