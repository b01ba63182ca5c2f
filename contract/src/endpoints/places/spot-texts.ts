import { z } from 'zod/mini';
import * as calls from '../../calls/places/spot-texts.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { Id, text } from '../../fields/text.ts';
import {
  Language,
  TextsImported,
  TextsToImport,
  TranslatedTexts,
  translationInput,
  TranslationState,
} from '../../fields/texts.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import { TEXT_STATES, TEXTS_PAGE } from '../../options/texts.ts';

const Text = text(TEXT_LIMITS.description);

/** A destination's texts in a language, next to the originals. */
export const SpotTranslation = z.extend(TranslatedTexts, {
  language: z.string(),
  /** Null if nothing is translated yet. */
  state: z.nullable(TranslationState),
});
export type SpotTranslation = z.output<typeof SpotTranslation>;

const params = z.object({ id: Id, language: Language });

export const getSpotTexts = endpoint(calls.getSpotTexts, {
  summary: "A destination's texts in one of the site's other languages, next to the originals",
  params,
  response: SpotTranslation,
  errors: ['not_found', 'not_built'],
});

export const putSpotTexts = endpoint(calls.putSpotTexts, {
  summary: "Translate a destination's texts; where one is empty, the original is shown",
  params,
  body: translationInput(Text),
  response: SpotTranslation,
  errors: ['not_found', 'not_built', 'revision_changed'],
});

export const TextsRow = z.object({
  _id: z.string(),
  spot: z.string(),
  country: z.string(),
  state: z.enum(TEXT_STATES),
  total: z.number(),
  translated: z.number(),
  /** The number of texts whose original has changed since the translation. */
  changed: z.number(),
  updatedAt: z.nullable(z.string()),
});
export type TextsRow = z.output<typeof TextsRow>;

export const listTexts = endpoint(calls.listTexts, {
  summary: `Destinations with the state of their texts in a language, up to ${TEXTS_PAGE} at a time`,
  query: z.object({
    language: Language,
    state: z.optional(z.enum(TEXT_STATES)),
    /** Words of the name, location or country. */
    q: z.optional(text(TEXT_LIMITS.search)),
    /** An opaque cursor. Its page can have fewer rows than others, even none. */
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(TextsRow),
  errors: ['not_built'],
});

export const exportTexts = endpoint(calls.exportTexts, {
  summary: 'All texts of the destinations with their translations into a language as CSV',
  query: z.object({ language: Language }),
  response: media('text/csv'),
  errors: ['not_built'],
});

export const importTexts = endpoint(calls.importTexts, {
  summary: 'Preview or import texts that a translator sent back',
  body: TextsToImport,
  response: TextsImported,
  errors: ['not_built'],
});
