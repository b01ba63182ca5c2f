import { useId } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import type { ControlProps } from './control-props.ts';

/** A choice of any number of options. */
export function SetControl({ field, value, mark, error, onChange }: ControlProps) {
  const errorId = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const names = Object.entries(field.options ?? {});
  const toggle = (name: string, on: boolean) =>
    onChange(
      names.map(([each]) => each).filter((each) => (each === name ? on : chosen.includes(each))),
    );
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {field.label} {mark}
      </legend>
      {field.hint && <p className="mt-1 text-xs text-muted">{field.hint}</p>}
      <FieldError id={errorId} error={error} />
      <div className="flex flex-wrap gap-x-6">
        {names.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
