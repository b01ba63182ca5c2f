import { z } from 'zod/mini';
import { TEXT_REFUSALS, TEXTS_IMPORT } from '../options/texts.ts';
import { MOST_WORDS } from '../settings/setting-texts.ts';
import { text } from './text.ts';

export const Language = text(8, 2);
/** The tag of the language for the response's texts and for a search; by default the site's first. */
export const AskedLanguage = z.optional(Language);

/** The name of a text, such as `included.0` or `itinerary.2.title`. */
const TextName = z.string().check(z.trim(), z.minLength(1), z.maxLength(90));

export const TranslationState = z.enum(['draft', 'published']);

const TranslatedText = z.object({
  name: z.string(),
  original: z.string(),
  text: z.string(),
  /** True if the original has changed since it was translated. */
  changed: z.boolean(),
});

/** The translated texts of a destination or a setting. */
export const TranslatedTexts = z.object({
  /** Increases with every change; 0 if nothing was translated yet. */
  revision: z.number(),
  fields: z.array(TranslatedText),
  updatedAt: z.nullable(z.string()),
});

/** A translation to save; `revision` is the revision that the caller has read. */
export const translationInput = (words: z.ZodMiniType<string>) =>
  z.object({
    texts: z.record(TextName, words),
    state: TranslationState,
    revision: z.int().check(z.minimum(0)),
  });

const Sent = text(MOST_WORDS);

/** Texts from a translator. Rows that can't be used are refused one by one, so the schema accepts almost any. */
export const TextsToImport = z.object({
  language: Language,
  rows: z
    .array(
      z.object({
        /** The id of a destination, or the key of a setting. */
        id: Sent,
        name: Sent,
        text: Sent,
        /** The original that was translated. If it has changed since, the translation is marked to check. */
        original: z.optional(Sent),
      }),
    )
    .check(z.minLength(1), z.maxLength(TEXTS_IMPORT)),
  state: TranslationState,
  /** False to get the changes without saving them. */
  apply: z.boolean(),
});

/** The changes that a translator's file would make, or has made. */
export const TextsImported = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      /** The destination's name; for texts of the site, the setting's key. */
      spot: z.string(),
      name: z.string(),
      before: z.string(),
      after: z.string(),
      /** True if the translated original isn't today's, so that the translation has to be checked. */
      changed: z.boolean(),
    }),
  ),
  /** The rows that can't be imported, by their index in the request. */
  refused: z.array(
    z.object({
      row: z.number(),
      reason: z.string(),
      code: z.enum(TEXT_REFUSALS),
      /** The maximum length, for `too_long`. */
      most: z.optional(z.number()),
    }),
  ),
});
export type TextsImported = z.output<typeof TextsImported>;

/** The names of the texts that aren't in the requested language. */
export const Originals = z.object({
  /** The tag of the language in which they are shown. */
  language: z.string(),
  names: z.array(z.string()),
});
