import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../checkbox.tsx';
import { useFault } from './form-field.tsx';

/** A checkbox in the surrounding `Form`. */
export function FormCheckbox({
  name,
  ...rest
}: Omit<ComponentProps<typeof Checkbox>, 'error'> & { name: string }) {
  const { register } = useFormContext();
  return <Checkbox {...rest} {...register(name)} error={useFault(name)} />;
}
