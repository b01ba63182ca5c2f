import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { CONTROL_LOOK } from './input.tsx';

export interface StepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> {
  /** The visitor's input; the owner decides how to interpret it. */
  value: string | number;
  min: number;
  max: number;
  onChange: (value: string) => void;
  lessLabel: string;
  moreLabel: string;
}

/** A whole number between two buttons. Within a `Field`, it needs no id of its own. */
export function Stepper({
  value,
  min,
  max,
  onChange,
  lessLabel,
  moreLabel,
  className,
  ...rest
}: StepperProps) {
  const wiring = useFieldControl(rest);
  const number = Math.trunc(Number(value)) || min;
  const step = (by: number) => onChange(String(Math.min(Math.max(number + by, min), max)));
  return (
    <span className={clsx('flex items-center gap-2', className)}>
      <IconButton
        label={lessLabel}
        look="outline"
        disabled={rest.disabled === true || number <= min}
        onClick={() => step(-1)}
        icon={<Icon shape={Minus} className="size-5" />}
      />
      <input
        {...rest}
        {...wiring}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          CONTROL_LOOK,
          'tabular min-w-12 px-2! text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        )}
      />
      <IconButton
        label={moreLabel}
        look="outline"
        disabled={rest.disabled === true || number >= max}
        onClick={() => step(1)}
        icon={<Icon shape={Plus} className="size-5" />}
      />
    </span>
  );
}
