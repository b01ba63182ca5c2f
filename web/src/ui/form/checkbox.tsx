import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

/** A native checkbox with its label; the whole line can be clicked. */
export function Checkbox({
  label,
  error,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode;
  error?: string | undefined;
}) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <span className="flex items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="size-6 shrink-0 accent-brand-fill"
        />
        <label htmlFor={id} className="flex min-h-11 grow items-center py-1 ps-3 text-sm">
          {label}
        </label>
      </span>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
