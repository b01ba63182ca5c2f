import { useFormContext } from 'react-hook-form';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';

/** A field for a whole number, which accepts only digits. */
export function DigitsField({
  name,
  label,
  hint,
}: {
  name: string;
  label: string;
  hint?: string | undefined;
}) {
  const { setValue } = useFormContext();
  const keep = ({ target }: { target: HTMLInputElement }) => {
    const digits = target.value.replaceAll(/\D/g, '');
    if (digits !== target.value) setValue(name, digits);
  };
  return (
    <FormField name={name} label={label} hint={hint} rules={{ onChange: keep }}>
      <Input inputMode="numeric" autoComplete="off" />
    </FormField>
  );
}
