import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

export const CONTROL_LOOK =
  'w-full min-h-12 rounded-field border border-line-strong/70 bg-surface px-4 py-2.5 text-base text-ellipsis text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong/70 read-only:bg-sunken read-only:hover:border-line-strong/70';

export interface InputProps extends ComponentProps<'input'> {
  /** An icon of 20 px at the field's start. */
  icon?: ReactNode;
}

/** A text field with one line. Within a `Field`, it needs no id of its own. */
export function Input({ className, icon, ...rest }: InputProps) {
  const wiring = useFieldControl(rest);
  if (icon === undefined) {
    return <input {...rest} {...wiring} className={clsx(CONTROL_LOOK, className)} />;
  }
  return (
    <span className="relative block">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-muted [&>svg]:size-5"
      >
        {icon}
      </span>
      <input {...rest} {...wiring} className={clsx(CONTROL_LOOK, 'ps-12', className)} />
    </span>
  );
}
