import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { CONTROL_LOOK } from './input.tsx';

/** A text field with several lines, which grows with its content if the browser supports that. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...wiring}
      rows={rows}
      className={clsx(CONTROL_LOOK, 'resize-y field-sizing-content', className)}
    />
  );
}
