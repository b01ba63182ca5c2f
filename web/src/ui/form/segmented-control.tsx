import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few options (such as grid or list) that takes effect immediately. */
export function SegmentedControl<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-field border border-line bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'inline-flex min-h-10 min-w-11 items-center justify-center gap-2 rounded-xl px-3 text-sm font-medium transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) [&>svg]:size-5',
            option.value === value
              ? 'bg-surface text-ink shadow-card'
              : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={option.icon === undefined ? undefined : 'sr-only'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
