import { z } from 'zod/mini';
import * as calls from '../../calls/agency/settings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import {
  Language,
  TextsImported,
  TextsToImport,
  TranslatedTexts,
  translationInput,
} from '../../fields/texts.ts';
import { text } from '../../fields/text.ts';
import { TEXT_STATES } from '../../options/texts.ts';
import { MOST_WORDS, WORDS_KEYS } from '../../settings/setting-texts.ts';

const Key = z.enum(WORDS_KEYS);
const Text = text(MOST_WORDS);

/** A setting's words in a language, next to the originals. */
export const SettingTranslation = z.extend(TranslatedTexts, {
  key: Key,
  state: z.enum(TEXT_STATES),
});
export type SettingTranslation = z.output<typeof SettingTranslation>;

export const listSettingTexts = endpoint(calls.listSettingTexts, {
  summary:
    "The settings' words in one of the site's other languages; those without words are left out",
  query: z.object({ language: Language }),
  response: z.array(SettingTranslation),
  errors: ['not_built'],
});

export const putSettingTexts = endpoint(calls.putSettingTexts, {
  summary: "Translate a setting's words; where one is empty, the original is shown",
  fresh: true,
  params: z.object({ key: Key, language: Language }),
  body: translationInput(Text),
  response: SettingTranslation,
  errors: ['not_built', 'revision_changed'],
});

export const exportSettingTexts = endpoint(calls.exportSettingTexts, {
  summary: "The settings' words with their translations into a language as CSV",
  query: z.object({ language: Language }),
  response: media('text/csv'),
  errors: ['not_built'],
});

export const importSettingTexts = endpoint(calls.importSettingTexts, {
  summary: 'Preview or import words of settings that a translator sent back',
  fresh: true,
  body: TextsToImport,
  response: TextsImported,
  errors: ['not_built'],
});
