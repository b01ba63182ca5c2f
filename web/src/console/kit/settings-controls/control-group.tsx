import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/form/field.tsx';
import type { ControlProps } from './control-props.ts';

/** Several inputs of one setting, under its label, hint and error. */
export function ControlGroup({
  children,
  error,
  field: { hint, label },
  mark,
}: Pick<ControlProps, 'error' | 'field' | 'mark'> & { children: ReactNode }) {
  const errorId = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {label} {mark}
      </legend>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
      <FieldError id={errorId} error={error} />
      {children}
    </fieldset>
  );
}
