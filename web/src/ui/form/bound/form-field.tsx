import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from '../field.tsx';

/** The message of a field's fault, if any; nested fields are named by path. */
export function useFault(name: string): string | undefined {
  const { formState } = useFormContext();
  const fault: unknown = get(formState.errors, name);
  if (typeof fault !== 'object' || fault === null || !('message' in fault)) return undefined;
  return typeof fault.message === 'string' ? fault.message : undefined;
}

/** A `Field` of the surrounding `Form`: its control holds the form's value of this name. */
export function FormField({
  name,
  rules,
  warning,
  ...field
}: Omit<FieldProps, 'error' | 'registration'> & {
  name: string;
  /** The field's problem if the schema finds none, such as a picture that doesn't load. */
  warning?: string | undefined;
  /** How the value is read, and other fields to validate together with it. Errors come from the schema. */
  rules?: Pick<RegisterOptions, 'deps' | 'onChange' | 'setValueAs'>;
}) {
  const { register } = useFormContext();
  return (
    <Field {...field} error={useFault(name) ?? warning} registration={register(name, rules)} />
  );
}
