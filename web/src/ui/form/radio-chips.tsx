import { clsx } from 'clsx';
import { useId } from 'react';
import { ChipCount, chipLook } from '../controls/chip.tsx';

interface RadioChipsProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice that filters a list, with the number of entries for each option. */
export function RadioChips<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  className,
}: RadioChipsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={clsx('flex min-w-0 flex-wrap gap-2 print:hidden', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const active = option.value === value;
        const nameId = `${id}-${option.value}`;
        return (
          <label
            key={option.value}
            className={clsx(
              chipLook(active),
              'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={active}
              onChange={() => onChange(option.value)}
              aria-labelledby={nameId}
              aria-describedby={`${nameId}-count`}
              className="sr-only"
            />
            <span id={nameId}>{option.label}</span>
            <span id={`${nameId}-count`}>
              <ChipCount active={active} value={option.count} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
