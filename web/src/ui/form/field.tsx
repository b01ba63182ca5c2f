import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { FieldContext, type FieldState } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** A hint that stays while the visitor types. */
  hint?: ReactNode;
  /** The problem, which is announced when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** True to show the label only to assistive technology. */
  hideLabel?: boolean;
  className?: string;
  /** Connects the control to a form; `FormField` provides it. */
  registration?: FieldState['registration'];
  /** One control that uses `useFieldControl`, such as Input or Select. */
  children: ReactNode;
}

/** The error message of a control, which is announced when it appears. The control refers to it by `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx(
        'flex items-center gap-1.5 text-xs font-medium text-danger wrap-anywhere',
        !error && 'sr-only',
      )}
    >
      {error && <Icon shape={CircleAlert} className="size-4 shrink-0" />}
      {error}
    </p>
  );
}

/** A label, a control, a hint and an error. The control gets its ids from context. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  registration,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy =
    [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext
      value={{
        controlId: `${id}-control`,
        describedBy,
        invalid: Boolean(error),
        required,
        registration,
      }}
    >
      <div className={clsx('flex flex-col gap-1.5', className)}>
        <label
          htmlFor={`${id}-control`}
          className={clsx(
            'text-sm font-semibold hyphens-auto wrap-anywhere',
            hideLabel && 'sr-only',
          )}
        >
          {label}
          {required && (
            <span aria-hidden className="text-brand">
              {' *'}
            </span>
          )}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="text-xs text-muted">
            {hint}
          </p>
        )}
        <FieldError id={errorId} error={error} />
      </div>
    </FieldContext>
  );
}
