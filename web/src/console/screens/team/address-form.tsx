import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { clearSent } from '../../kit/form/clear-sent.ts';

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
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function send() {
    setBusy(true);
    setProblem('');
    const wrong = await onSend(email.trim());
    setBusy(false);
    if (wrong === '') setEmail(clearSent(email));
    else if (wrong !== null) setProblem(wrong);
  }
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      <form
        method="post"
        noValidate
        className="mt-4 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== '') void send();
        }}
      >
        <Field label={texts.email} error={problem === '' ? undefined : problem}>
          <EmailInput value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        {children}
        <Button type="submit" variant={look} loading={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
      </form>
      {outcome}
    </Card>
  );
}
