import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../../api/store.ts';
import { loadScript } from '../../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../../lib/scripts/report-missing-script.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { newsletterTexts as texts } from './copy.texts.js';
import type { Fault } from './subscribe.ts';

/** Loads the code that handles the form. It loads with the first press, because few visitors use the form. */
const load = () => loadScript(() => import('./subscribe.ts'));

/** The footer's newsletter form (spec §2, Footer): an email, consent, and a confirmation by email. */
export function NewsletterForm() {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Fault>({});

  async function send(form: HTMLFormElement) {
    const { faultOf, subscribe } = await load();
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '').trim();
    const found = faultOf(email, fields.get('consent') === 'yes');
    setError(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (await subscribe(dispatch, email)) form.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setLoading(true);
    void send(event.currentTarget)
      .catch(() => reportMissingScript())
      .finally(() => setLoading(false));
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-md">
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.text}</p>
      <div className="flex flex-wrap gap-2">
        <Field label={texts.label} hideLabel error={error.email} className="min-w-0 grow basis-56">
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
