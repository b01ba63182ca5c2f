import { Input, type InputProps } from '../input.tsx';

interface DigitsInputProps extends Omit<InputProps, 'onChange'> {
  /** The maximum number of digits; none by default. */
  most?: number;
  onChange: (digits: string) => void;
}

/** A field for a whole number, which accepts only digits. */
export function DigitsInput({ most, onChange, ...rest }: DigitsInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, most))}
    />
  );
}
