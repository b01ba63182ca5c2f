import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import { useFieldControl } from './field-context.ts';
import { CONTROL_LOOK } from './input.tsx';

interface SelectProps<Code extends string> extends ComponentProps<'select'> {
  /** Codes to choose from, which are listed by their `names`, after `children`. */
  options?: readonly Code[];
  names?: Readonly<Record<Code, string>>;
}

/** The device's own select, which is best on a phone and works without scripts. A long choice takes a second line. */
export function Select<Code extends string>({
  className,
  children,
  options,
  names,
  ...rest
}: SelectProps<Code>) {
  const wiring = useFieldControl(rest);
  return (
    <span className="relative block">
      <select
        {...rest}
        {...wiring}
        className={clsx(
          CONTROL_LOOK,
          'appearance-none bg-surface! pe-11 whitespace-normal',
          className,
        )}
      >
        {children}
        {options?.map((code) => (
          <option key={code} value={code}>
            {names?.[code]}
          </option>
        ))}
      </select>
      <Icon
        shape={ChevronDown}
        className="pointer-events-none absolute top-1/2 end-4 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
