import { ControlledField } from '../form/bound/controlled-field.tsx';
import { Input } from '../form/input.tsx';
import { lazyComponent } from '../loading/lazy-component.tsx';

/** Loaded apart from the form, because the list of countries and its library are large. */
const CountryInput = lazyComponent(async () => (await import('./country-input.tsx')).CountryInput);

/** The country of a destination. Keeps a value that the list no longer has. */
export function CountryField({
  name,
  label,
  placeholder,
}: {
  name: string;
  label: string;
  placeholder: string;
}) {
  return (
    <ControlledField name={name} label={label} required>
      {({ onBlur, onChange, ref, value }) => (
        <CountryInput
          whileLoading={<Input value={String(value)} readOnly aria-busy />}
          value={String(value)}
          placeholder={placeholder}
          onBlur={onBlur}
          onChange={onChange}
          inputRef={ref}
        />
      )}
    </ControlledField>
  );
}
