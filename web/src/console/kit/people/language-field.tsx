import { usePublicConfig } from '../../../api/public-config.ts';
import { inLanguages } from '../../../lib/language.ts';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { languageTexts as texts } from './language-field.texts.js';

/**
 * The name of one of the site's languages, or of its first language if `tag` is undefined. Undefined if the site has
 * only one language, or not this language.
 */
export function useLanguageName(tag: string | undefined): string | undefined {
  const { languages = [] } = usePublicConfig();
  if (!inLanguages || languages.length < 2) return undefined;
  const known = languages.find((language) => language.tag === tag);
  return (known ?? (tag === undefined ? languages[0] : undefined))?.name;
}

/**
 * The field `language`, a choice among the site's languages. With `none`, its first option has an empty value. Nothing
 * on a site with one language.
 */
export function LanguageField({
  none,
}: {
  /** The name of the option for no chosen language. Without it, a language must be chosen. */
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
