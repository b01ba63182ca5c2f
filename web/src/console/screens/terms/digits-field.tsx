import type { ComponentProps } from 'react';
import { Input } from '../../../ui/form/input.tsx';
import { ControlledField } from '../../../ui/form/bound/controlled-field.tsx';

/** A field of a `Form` for a whole number, which accepts only digits. */
export function DigitsField(props: Omit<ComponentProps<typeof ControlledField>, 'children'>) {
  return (
    <ControlledField {...props}>
      {({ onChange, ...control }) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </ControlledField>
  );
}
