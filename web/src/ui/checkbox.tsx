import { type ComponentProps, type ReactNode, useId } from 'react';

/** A native checkbox with its label beside it; the whole line is the target. */
export function Checkbox({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  const fallback = useId();
  const id = rest.id ?? fallback;
  return (
    <span className="flex min-h-11 items-center gap-3">
      <input {...rest} id={id} type="checkbox" className="size-5 shrink-0 accent-brand-fill" />
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
    </span>
  );
}
