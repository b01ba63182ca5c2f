import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { Field } from '../../../../ui/form/field.tsx';
import { Input, type InputProps } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Section } from '../../people/section.tsx';
import type { Draft, Faults } from './draft.ts';
import { partNames, type PartName } from './copy.ts';

/** What every part of the editor gets. */
export interface PartProps {
  draft: Draft;
  faults: Faults;
  currency: string;
  /** Takes a change of the draft, too: an upload ends when it may be another one. */
  onChange: Dispatch<SetStateAction<Draft>>;
}

/** A part of the editor, which a link leads to. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <div id={name} className="scroll-mt-6">
      <Section title={partNames[name]}>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      </Section>
    </div>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
  required?: boolean;
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
}: TextFieldProps & Pick<InputProps, 'type' | 'inputMode' | 'maxLength' | 'icon' | 'list'>) {
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
  wide,
  rows = 4,
  maxLength,
}: TextFieldProps & { rows?: number; maxLength?: number }) {
  return (
    <Field label={label} error={error} hint={hint} {...place(wide)}>
      <Textarea
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
