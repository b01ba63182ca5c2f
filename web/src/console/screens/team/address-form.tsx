import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Card } from '../../../ui/display/card.tsx';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import type { Submission } from '../../../ui/form/bound/schema-form.ts';

interface AddressFormProps<Fields extends FieldValues, Values> {
  texts: { title: string; text: string; email: string; send: string; sending: string };
  of: Submission<Fields, Values>;
  look?: 'primary' | 'secondary';
  children?: ReactNode;
  outcome?: ReactNode;
}

/** A card with a form for an email. */
export function AddressForm<Fields extends FieldValues, Values>({
  texts,
  of,
  look = 'primary',
  children,
  outcome,
}: AddressFormProps<Fields, Values>) {
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      <Form of={{ ...of, problem: undefined }} className="mt-4 flex flex-col gap-3">
        <FormField name="email" label={texts.email}>
          <EmailInput />
        </FormField>
        {children}
        <SubmitButton variant={look} busyLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
      </Form>
      {outcome}
    </Card>
  );
}
