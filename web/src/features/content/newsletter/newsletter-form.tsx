import { looksLikeEmail } from '@wayfarer/contract';
import { type FormEvent, useState } from 'react';
import { errorKind, errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSubscribeNewsletterMutation } from './newsletter-api.ts';
import { newsletterTexts as texts } from './copy.ts';

/** The first invalid field, by its name. */
type Fault = { email?: string; consent?: string };

function fault(email: string, consent: boolean): Fault {
  if (email === '') return { email: texts.emailMissing };
  if (!looksLikeEmail(email)) return { email: texts.emailFormat };
  return consent ? {} : { consent: texts.consentMissing };
}

/** The footer's newsletter (spec §2, Footer): an address, consent, and a confirmation by e-mail. */
export function NewsletterForm() {
  const [subscribe, { isLoading }] = useSubscribeNewsletterMutation();
  const [error, setError] = useState<Fault>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '').trim();
    const found = fault(email, fields.get('consent') === 'yes');
    setError(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    const result = await subscribe({ body: { email, consent: true } });
    if (result.error) {
      const refused = errorKind(result.error) === 'refused';
      toast.error(refused ? errorDetail(result.error) : texts.failed, 'newsletter');
      return;
    }
    form.reset();
    toast.success(texts.done, 'newsletter');
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="max-w-md">
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.text}</p>
      <div className="flex flex-wrap gap-2">
        <Field label={texts.label} hideLabel error={error.email} className="min-w-0 grow basis-28">
          <EmailInput name="email" placeholder={texts.placeholder} autoComplete="email" />
        </Field>
        <Button type="submit" variant="secondary" loading={isLoading}>
          {texts.submit}
        </Button>
      </div>
      <div className="mt-3">
        <Checkbox name="consent" value="yes" label={texts.consent} error={error.consent} />
      </div>
    </form>
  );
}
