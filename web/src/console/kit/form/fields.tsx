import type { ComponentProps } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { Input, type InputProps } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** Over both columns. */
  wide?: boolean;
}

const place = (wide: boolean | undefined) => (wide ? { className: 'sm:col-span-2' } : {});

/** One line. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  required = false,
  wide,
  ...input
}: TextFieldProps &
  Pick<InputProps, 'type' | 'inputMode' | 'maxLength' | 'max' | 'min' | 'icon' | 'list'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} {...place(wide)}>
      <Input
        {...input}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Several lines. */
export function LongField({
  label,
  value,
  onChange,
  error,
  hint,
  required = false,
  wide,
  rows = 4,
  maxLength,
}: TextFieldProps & { rows?: number; maxLength?: number }) {
  return (
    <Field label={label} error={error} hint={hint} required={required} {...place(wide)}>
      <Textarea
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** One of a closed set, chosen by its name. */
export function Choice<Code extends string>({
  options,
  names,
  onChoose,
  ...rest
}: Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  options: readonly Code[];
  names: Readonly<Record<Code, string>>;
  value: Code;
  onChoose: (code: Code) => void;
}) {
  function choose(value: string) {
    const chosen = options.find((code) => code === value);
    if (chosen !== undefined) onChoose(chosen);
  }
  return (
    <Select {...rest} onChange={(event) => choose(event.target.value)}>
      {options.map((code) => (
        <option key={code} value={code}>
          {names[code]}
        </option>
      ))}
    </Select>
  );
}
