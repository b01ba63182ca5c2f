import { textLimit, type BodyOf, type ParamsOf } from '@wayfarer/contract';
import type { SpotTranslation } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { lockSpotForUpdate } from '../records/rows/store.ts';
import { faultOfText, type Refusal } from '../../../lib/languages/imported-texts.ts';
import { digests } from '../../../lib/languages/text-digests.ts';
import { changedTexts, digestOfAll, type Texts } from '../records/texts/originals.ts';
import { findTexts, putTexts, type TextsRecord } from '../records/texts/store-texts.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { findOriginals, type OriginalSpot } from './store-originals.ts';

/**
 * The translation of a destination into a language, next to the originals. Throws `not_found`, `invalid_input`,
 * `not_built`.
 */
export async function getSpotTexts(
  context: UserContext,
  { id, language: tag }: ParamsOf<'putSpotTexts'>,
): Promise<SpotTranslation> {
  const language = siteLanguage(context, tag);
  const [original] = await findOriginals(context.db.orm, [id]);
  if (!original) throw notFound('spot');
  return present(original, await findTexts(context.db.orm, id, language), language);
}

/**
 * Sets the translation of a destination into a language. If a text is empty, its original is shown. Throws `not_found`,
 * `invalid_input`, `not_built`, `revision_changed`.
 */
export async function putSpotTexts(
  context: UserContext,
  { id, language: tag }: ParamsOf<'putSpotTexts'>,
  input: BodyOf<'putSpotTexts'>,
): Promise<SpotTranslation> {
  const language = siteLanguage(context, tag);
  const saved = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSpotForUpdate(tx, id))) throw notFound('spot');
    const [original] = await findOriginals(tx, [id]);
    if (!original) throw notFound('spot');
    const before = await findTexts(tx, id, language);
    if ((before?.revision ?? 0) !== input.revision) {
      throw new ProblemError('revision_changed', 'The texts have changed since you opened them.');
    }
    const row = await writeTexts(context, tx, { ...input, before, language, original });
    return present(original, row, language);
  });
  await context.invalidate('spots');
  return saved;
}

interface Writing {
  original: OriginalSpot;
  before: TextsRecord | null;
  language: string;
  texts: Texts;
  state: BodyOf<'putSpotTexts'>['state'];
  /** Digests of earlier originals, for texts whose translation still has to be checked. */
  unchecked?: Texts;
}

/** Writes the whole translation of a locked destination into a language. Throws `invalid_input`. */
export async function writeTexts(
  context: UserContext,
  tx: Tx,
  { before, language, original, state, texts, unchecked = {} }: Writing,
): Promise<TextsRecord> {
  for (const [name, text] of Object.entries(texts)) {
    const fault = faultOf(original.texts, name, text);
    if (fault !== null) throw invalidInput(`texts.${name}`, fault.reason);
  }
  const translated = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const revision = (before?.revision ?? 0) + 1;
  const row: TextsRecord = {
    spotId: original.id,
    language,
    texts: translated,
    sources: { ...digests(original.texts), ...unchecked },
    sourceHash: Object.keys(unchecked).length > 0 ? '' : digestOfAll(original.texts),
    state,
    revision,
    updatedAt: context.clock.now(),
    updatedBy: context.actor.uid,
  };
  await putTexts(tx, row);
  await recordAct(context, tx, 'spot_texts_changed', original.id, {
    spot: original.spot,
    language,
    state,
    revision,
  });
  return row;
}

export const faultOf = (originals: Texts, name: string, text: string): Refusal | null =>
  faultOfText(originals, { name, owner: 'destination', text }, textLimit);

function present(
  { texts: originals }: OriginalSpot,
  row: TextsRecord | null,
  language: string,
): SpotTranslation {
  const changed = new Set(row ? changedTexts(originals, row) : []);
  return {
    language,
    state: row?.state ?? null,
    revision: row?.revision ?? 0,
    fields: Object.entries(originals).map(([name, original]) => ({
      name,
      original,
      text: row?.texts[name] ?? '',
      changed: changed.has(name),
    })),
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
