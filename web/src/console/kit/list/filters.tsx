import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';
import { listTexts as texts } from './copy.ts';

/**
 * The search and the filters above a list. On a phone, the filters scroll sideways. On a low window, as after zooming to
 * 400 %, they wrap, so that nothing scrolls in two directions (WCAG 1.4.10).
 */
export function FilterBar({
  search,
  onReset,
  children,
}: {
  search?: ReactNode;
  /** Clears the filters; given only if at least one filter is set. */
  onReset?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:items-center print:hidden">
      {search && <div className="min-w-0 lg:w-96">{search}</div>}
      <div className="relative -mx-5 flex min-w-0 items-center gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] *:shrink-0 short:flex-wrap short:*:max-w-full sm:-mx-8 sm:px-8 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {children}
        {onReset && (
          <Button variant="ghost" size="pill" onClick={onReset}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The search field of a list. */
export function SearchFilter({
  label,
  placeholder = label,
  value,
  onChange,
}: {
  label: string;
  placeholder?: string;
  value: string | undefined;
  onChange: (value: string) => void;
}) {
  const { text, setText, submit } = useSearchText(value ?? '', onChange);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border bg-surface px-4 text-sm';
export const pill = (active: boolean) =>
  clsx(PILL, active ? 'border-ink font-semibold' : 'border-line hover:border-line-strong');

/** A filter with one chosen option, or with none to allow any. */
export function ChoiceFilter({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: Readonly<Record<string, string>>;
  onChange: (value: string | undefined) => void;
}) {
  const id = useId();
  return (
    <span className={clsx(pill(value !== undefined), 'relative pe-9')}>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="-me-7 min-h-10 max-w-44 appearance-none bg-transparent pe-7 font-medium text-ink [&>option]:bg-surface"
      >
        <option value="">{texts.any}</option>
        {Object.entries(options).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        shape={ChevronDown}
        className="pointer-events-none absolute top-1/2 end-3.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

/** A filter for a range of days; each end may be open. */
export function SpanFilter({
  label,
  labels,
  from,
  to,
  onChange,
}: {
  label: string;
  labels: { from: string; to: string };
  from: string | undefined;
  to: string | undefined;
  onChange: (span: { from: string | undefined; to: string | undefined }) => void;
}) {
  const day = 'min-h-10 bg-transparent font-medium text-ink';
  return (
    <span
      role="group"
      aria-label={label}
      className={clsx(pill(from !== undefined || to !== undefined), 'short:flex-wrap')}
    >
      <span className="text-muted">{label}</span>
      <input
        type="date"
        aria-label={labels.from}
        value={from ?? ''}
        max={to}
        className={day}
        onChange={(event) => onChange({ from: event.target.value || undefined, to })}
      />
      <span aria-hidden>–</span>
      <input
        type="date"
        aria-label={labels.to}
        value={to ?? ''}
        min={from}
        className={day}
        onChange={(event) => onChange({ from, to: event.target.value || undefined })}
      />
    </span>
  );
}
