import type { ComponentProps } from 'react';
import { DigitsInput } from '../../../ui/form/inputs/digits-input.tsx';
import { ControlledField } from '../../../ui/form/bound/controlled-field.tsx';

/** A field of a `Form` for a whole number, which accepts only digits. */
export function DigitsField(props: Omit<ComponentProps<typeof ControlledField>, 'children'>) {
  return <ControlledField {...props}>{(control) => <DigitsInput {...control} />}</ControlledField>;
}
