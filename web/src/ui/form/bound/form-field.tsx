import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from '../field.tsx';

/** The message of a field's fault, if it has one; of a nested field by its path. */
export function useFault(name: string): string | undefined {
  const { formState } = useFormContext();
  const fault: unknown = get(formState.errors, name);
  if (typeof fault !== 'object' || fault === null || !('message' in fault)) return undefined;
  return typeof fault.message === 'string' ? fault.message : undefined;
}

/** A `Field` of the `Form` around it: the control inside holds the form's value of this name. */
export function FormField({
  name,
  rules,
  warning,
  ...field
}: Omit<FieldProps, 'error' | 'registration'> & {
  name: string;
  /** What is wrong with it as long as the schema finds nothing: a picture that does not load. */
  warning?: string | undefined;
  /** How the value is read, and what else is checked with it; faults are the schema's. */
  rules?: Pick<RegisterOptions, 'deps' | 'onChange' | 'setValueAs'>;
}) {
  const { register } = useFormContext();
  return (
    <Field {...field} error={useFault(name) ?? warning} registration={register(name, rules)} />
  );
}
