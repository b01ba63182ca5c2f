import { usePublicConfig } from '../../../api/public-config.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { TranslatedText } from './api.ts';
import { editTexts as texts } from './copy.ts';

/** The number of lines in the field for a translation, which depends on the length of the original. */
function rowsOf(original: string): number {
  if (original.length > 1000) return 16;
  return original.length > 90 ? 5 : 1;
}

/** A text, with its original and, next to it, the field for its translation. */
export function TextRow({
  field: { changed, original },
  label,
  language,
  limit,
  value,
  error,
  onChange,
}: {
  field: TranslatedText;
  label: string;
  language: string;
  /** The maximum length of the translation, in characters. */
  limit: number;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}) {
  const { languages = [] } = usePublicConfig();
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 lg:grid-cols-2">
      <div>
        <p className="text-sm font-semibold text-muted">{label}</p>
        <p
          lang={languages[0]?.tag}
          dir="auto"
          className="mt-1.5 max-h-96 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line"
        >
          {original}
        </p>
        {changed && <p className="mt-2 text-sm font-semibold text-sun-ink">{texts.changed}</p>}
      </div>
      <Field label={label} error={error}>
        <Textarea
          lang={language}
          dir="auto"
          rows={rowsOf(original)}
          maxLength={limit}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
