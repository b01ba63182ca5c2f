import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { SettingGroup } from '../../kit/settings-controls/fields/setting-fields.ts';
import { settingsTexts as texts } from './copy.texts.js';

/** The language in which the form shows the words of emails. */
export interface MailLanguage {
  /** The language's tag; undefined for the site's first language. */
  language: string | undefined;
  choose: (language: string | undefined) => void;
}

export function useMailLanguage(group: SettingGroup): MailLanguage {
  const [language, choose] = useState<string>();
  return { language: group === 'mails' ? language : undefined, choose };
}

/** The field to choose the language; nothing on a site with one language. */
export function MailLanguageField({ choose, language }: MailLanguage) {
  const { languages = [] } = usePublicConfig();
  const [first, ...others] = languages;
  if (!first || others.length === 0) return null;
  const names = Object.fromEntries(languages.map(({ name, tag }) => [tag, name]));
  return (
    <Field label={texts.mailLanguage} hint={texts.mailLanguageHint} className="mb-6">
      <Select
        value={language ?? first.tag}
        onChange={({ target: { value } }) => choose(value === first.tag ? undefined : value)}
        options={languages.map(({ tag }) => tag)}
        names={names}
      />
    </Field>
  );
}
