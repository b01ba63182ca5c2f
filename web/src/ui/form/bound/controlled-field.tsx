import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from '../field.tsx';

/** A field of the surrounding `Form` for a controlled component, such as a stepper. */
export function ControlledField({
  name,
  warning,
  rules,
  children,
  ...field
}: Omit<FieldProps, 'error' | 'registration' | 'children'> & {
  name: string;
  /** The field's problem if the schema finds none. */
  warning?: string | undefined;
  /** Other fields to validate together with it. */
  rules?: Pick<RegisterOptions, 'deps'>;
  children: (control: ControllerRenderProps<FieldValues, string>) => ReactNode;
}) {
  const { field: control, fieldState } = useController({ name, ...(rules && { rules }) });
  return (
    <Field {...field} error={fieldState.error?.message ?? warning}>
      {children(control)}
    </Field>
  );
}
