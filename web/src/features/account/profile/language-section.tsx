import { languageForm, type SiteLanguage } from '@wayfarer/contract';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { accountApi } from '../api.ts';
import { languageTexts as texts } from './copy.texts.js';
import { SettingsSection } from './settings-section.tsx';

const rules = () => languageForm;

/** The language of emails about the account; nothing on a site with one language. */
export function LanguageSection({
  chosen,
  languages,
}: {
  /** The person's language; null for the site's first language. */
  chosen: string | null;
  languages: readonly SiteLanguage[];
}) {
  const [update] = accountApi.useUpdateAccountMutation();
  const known = languages.find(({ tag }) => tag === chosen) ?? languages[0];
  const form = useSchemaForm(rules, { language: known?.tag ?? '' });
  const submit = useSubmit(form, (fields) => update({ body: fields }), {
    done: texts.done,
    failed: texts.failed,
  });
  if (languages.length < 2) return null;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Form of={submit} className="flex flex-col items-start gap-5">
        <FormField name="language" label={texts.label} className="w-full">
          <Select>
            {languages.map(({ name, tag }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
        <SubmitButton busyLabel={texts.submitting}>{texts.submit}</SubmitButton>
      </Form>
    </SettingsSection>
  );
}
