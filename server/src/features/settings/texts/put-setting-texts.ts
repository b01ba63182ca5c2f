import {
  may,
  type ParsedInputOf,
  type putSettingTexts as endpoint,
  type TextsByName,
  textsOfSetting,
  type WordsKey,
  wordsLimit,
} from '@wayfarer/contract';
import { SETTINGS, type SettingTranslation } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { faultOfText, type Refusal } from '../../../lib/languages/imported-texts.ts';
import { digest } from '../../../lib/languages/text-digests.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { invalidInput, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { effectiveSettings } from '../effective-settings.ts';
import { listSettingRows } from '../store.ts';
import { presentSettingTexts } from './list-setting-texts.ts';
import { writeSettingTexts, type SettingTextsRow } from './store-texts.ts';

type Params = ParsedInputOf<typeof endpoint>['params'];
type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Translates a setting's words into one of the site's languages. If a translation is empty, the original is shown.
 * Throws `forbidden`, `invalid_input`, `not_built`, `revision_changed`.
 */
export async function putSettingTexts(
  context: UserContext,
  { key, language: tag }: Params,
  { revision, state, texts }: Input,
): Promise<SettingTranslation> {
  const language = siteLanguage(context, tag);
  if (!mayTranslate(context, key))
    throw new ProblemError('forbidden', "You don't have permission to do this.");
  const value = await currentValue(context, key);
  const originals = textsOfSetting(key, value);
  for (const [name, text] of Object.entries(texts)) {
    const fault = faultOf(key, originals, { name, text });
    if (fault !== null) throw invalidInput(`texts.${name}`, fault.reason);
  }
  const written = { key, language, originals, revision, state, texts };
  const row = await context.db.orm.transaction((tx) => writeTexts(context, tx, written));
  await context.invalidate('settings');
  return presentSettingTexts(key, value, row);
}

export function mayTranslate({ actor }: UserContext, key: WordsKey): boolean {
  return actor.staff !== null && may(actor.staff.role, actor.staff.extra, SETTINGS[key].permission);
}

async function currentValue({ config, db }: UserContext, key: WordsKey): Promise<unknown> {
  const settings = effectiveSettings(await listSettingRows(db.orm), config.settingDefaults);
  return settings.find((setting) => setting.key === key)?.value;
}

export function faultOf(
  key: WordsKey,
  originals: TextsByName,
  { name, text }: { name: string; text: string },
): Refusal | null {
  return faultOfText(originals, { name, owner: 'setting', text }, () => wordsLimit(key, name));
}

interface Writing {
  key: WordsKey;
  language: string;
  originals: TextsByName;
  texts: TextsByName;
  state: Input['state'];
  /** The names of texts whose translation belongs to an earlier original. */
  unchecked?: ReadonlySet<string>;
  revision: number;
}

export async function writeTexts(
  context: UserContext,
  tx: Tx,
  { key, language, originals, revision, state, texts, unchecked }: Writing,
): Promise<SettingTextsRow> {
  const translated = Object.entries(texts).filter(([, text]) => text !== '');
  const row: SettingTextsRow = {
    key,
    language,
    texts: Object.fromEntries(translated),
    sources: Object.fromEntries(
      translated.map(([name]) => [name, unchecked?.has(name) ? '' : digest(originals[name] ?? '')]),
    ),
    state,
    revision: revision + 1,
    updatedAt: context.clock.now(),
    updatedBy: context.actor.uid,
  };
  if (!(await writeSettingTexts(tx, row)))
    throw new ProblemError('revision_changed', 'These words have changed since you opened them.');
  const { revision: written } = row;
  await recordAct(context, tx, 'setting_texts_changed', key, {
    language,
    state,
    revision: written,
  });
  return row;
}
