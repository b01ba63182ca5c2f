import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Card } from '../../../ui/display/card.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';

interface AddressFormProps {
  texts: { title: string; text: string; email: string; send: string; sending: string };
  look?: 'primary' | 'secondary';
  /** Resolves with what is wrong; empty: it worked; null: it was called off, and the address stays. */
  onSend: (email: string) => Promise<string | null>;
  /** What is asked besides the address. */
  children?: ReactNode;
  /** What it came to, below the form. */
  outcome?: ReactNode;
}

/** A card that asks for an address, and says what came of it below. */
export function AddressForm({
  texts,
  look = 'primary',
  onSend,
  children,
  outcome,
}: AddressFormProps) {
  const form = useForm({ defaultValues: { email: '' } });
  async function send({ email }: { email: string }) {
    if (email.trim() === '') return;
    const wrong = await onSend(email.trim());
    if (wrong === '' && form.getValues('email') === email) form.reset();
    else if (wrong) form.setError('email', { message: wrong });
  }
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      <Form of={{ form, send }} className="mt-4 flex flex-col gap-3">
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
