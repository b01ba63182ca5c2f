import { type TextState, textsOfSetting, WORDS_KEYS, type WordsKey } from '@wayfarer/contract';
import type { SettingTranslation } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../../context.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import type { Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { effectiveSettings } from '../effective-settings.ts';
import { listSettingRows } from '../store.ts';
import { listSettingTextRows, type SettingTextsRow } from './store-texts.ts';
import { translationsOf } from './translated-setting.ts';

type Field = SettingTranslation['fields'][number];

export async function listSettingTexts(
  context: UserContext,
  tag: string,
): Promise<SettingTranslation[]> {
  const { config, db } = context;
  const language = siteLanguage(context, tag);
  const settings = effectiveSettings(await listSettingRows(db.orm), config.settingDefaults);
  const values = new Map<string, unknown>(settings.map(({ key, value }) => [key, value]));
  const rows = (await listSettingTextRows(db.orm)).filter((row) => row.language === language);
  const translated = new Map(rows.map((row) => [row.key, row]));
  return WORDS_KEYS.map((key) =>
    presentSettingTexts(key, values.get(key), translated.get(key) ?? null),
  ).filter(({ fields }) => fields.length > 0);
}

export function presentSettingTexts(
  key: WordsKey,
  value: unknown,
  row: SettingTextsRow | null,
): SettingTranslation {
  const find = row && translationsOf(row);
  const fields = Object.entries(textsOfSetting(key, value)).map(([name, original]): Field => {
    const { changed = false, text = '' } = find?.(name, original) ?? {};
    return { name, original, text, changed };
  });
  return {
    key,
    state: stateOf(row, fields),
    revision: row?.revision ?? 0,
    fields,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

function stateOf(row: SettingTextsRow | null, fields: readonly Field[]): TextState {
  if (!row || fields.every(({ text }) => text === '')) return 'missing';
  return fields.some(({ changed }) => changed) ? 'toCheck' : row.state;
}

interface Line extends Field {
  key: WordsKey;
}

/**
 * All words of the settings for a translator, one per line. Records the export. Throws `invalid_input`, `not_built`.
 */
export async function exportSettingTexts(context: UserContext, tag: string): Promise<Table<Line>> {
  const language = siteLanguage(context, tag);
  await recordExport(context, 'setting_texts_exported', 'settings', { language });
  const settings = await listSettingTexts(context, tag);
  const lines = settings.flatMap(({ fields, key }) => fields.map((field) => ({ ...field, key })));
  return {
    columns: [
      { title: 'Id', cell: ({ key }) => key },
      { title: 'Text', cell: ({ name }) => name },
      { title: 'Original', cell: ({ original }) => original },
      { title: language, cell: ({ text }) => text },
      { title: 'To check', cell: ({ changed }) => (changed ? 'yes' : '') },
    ],
    pages: onePage(lines),
  };
}

// oxlint-disable-next-line require-await -- tables are read page by page
async function* onePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
