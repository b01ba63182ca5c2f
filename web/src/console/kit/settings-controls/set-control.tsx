import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ControlGroup } from './control-group.tsx';
import type { ControlProps } from './control-props.ts';

/** A choice of any number of options. */
export function SetControl({ field, value, mark, error, onChange }: ControlProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const names = Object.entries(field.options ?? {});
  const toggle = (name: string, on: boolean) =>
    onChange(
      names.map(([each]) => each).filter((each) => (each === name ? on : chosen.includes(each))),
    );
  return (
    <ControlGroup {...{ field, mark, error }}>
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
    </ControlGroup>
  );
}
