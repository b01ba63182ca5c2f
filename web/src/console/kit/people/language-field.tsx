import { usePublicConfig } from '../../../api/public-config.ts';
import { inLanguages } from '../../../lib/language.ts';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { languageTexts as texts } from './language-field.texts.js';

/** The name of a language of the site; undefined if the site has only one, or not this one. */
export function useLanguageName(tag: string | undefined): string | undefined {
  const { languages = [] } = usePublicConfig();
  if (!inLanguages || languages.length < 2) return undefined;
  const known = languages.find((language) => language.tag === tag);
  return (known ?? (tag === undefined ? languages[0] : undefined))?.name;
}

/**
 * The field `language`: one of the site's, or the first option, whose value is empty. Missing on a site in one
 * language.
 */
export function LanguageField({
  none,
}: {
  /** The option for no language of its own; without it, one has to be chosen. */
  none?: string;
}) {
  const { languages = [] } = usePublicConfig();
  if (!inLanguages || languages.length < 2) return null;
  return (
    <FormField name="language" label={texts.label}>
      <Select>
        {none !== undefined && <option value="">{none}</option>}
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
