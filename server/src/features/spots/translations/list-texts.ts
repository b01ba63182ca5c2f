import { TEXTS_PAGE, type TextState, type QueryOf } from '@wayfarer/contract';
import type { TextsRow } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../../context.ts';
import { readCursor, writeCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import type { Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { changedTexts, digestOfAll } from '../records/texts/originals.ts';
import { listTextsOf, type TextsRecord } from '../records/texts/store-texts.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { listOriginals, type OriginalSpot } from './store-originals.ts';

/** The maximum number of destinations read for one page, because those in another state are left out. */
const MOST_READ = 1000;

/**
 * Destinations and the state of their translation into a language, a page at a time; a page may have few rows if most
 * are in another state. Throws `invalid_input`, `not_built`.
 */
export async function listTexts(
  context: UserContext,
  { cursor, language: tag, q, state }: QueryOf<'listTexts'>,
): Promise<ListPage<TextsRow>> {
  const language = siteLanguage(context, tag);
  const start = readCursor(cursor, (key) => key === '', `texts ${language}`)?.id ?? '';
  const rows: TextsRow[] = [];
  let [after, read] = [start, 0];
  for (;;) {
    const some = await translatedSpots(context, language, { after, search: q });
    for (const { original, row } of some) {
      after = original.id;
      read += 1;
      const shown = presentRow(original, row);
      if (state === undefined || shown.state === state) rows.push(shown);
    }
    if (some.length < TEXTS_PAGE) return { rows, next: null };
    if (rows.length >= TEXTS_PAGE || read >= MOST_READ)
      return { rows, next: writeCursor({ key: '', id: after }, `texts ${language}`) };
  }
}

interface Translated {
  original: OriginalSpot;
  row: TextsRecord | undefined;
}

async function translatedSpots(
  { db }: Pick<UserContext, 'db'>,
  language: string,
  page: { after: string; search?: string | undefined },
): Promise<Translated[]> {
  const originals = await listOriginals(db.orm, { ...page, limit: TEXTS_PAGE });
  const ids = originals.map(({ id }) => id);
  const rows = new Map((await listTextsOf(db.orm, ids, language)).map((row) => [row.spotId, row]));
  return originals.map((original) => ({ original, row: rows.get(original.id) }));
}

function presentRow(
  { country, id, spot, texts }: OriginalSpot,
  row: TextsRecord | undefined,
): TextsRow {
  const names = Object.keys(texts);
  const translated = row ? names.filter((name) => row.texts[name] !== undefined).length : 0;
  const changed = row && row.sourceHash !== digestOfAll(texts) ? changedTexts(texts, row) : [];
  return {
    _id: id,
    spot,
    country,
    state: stateOf(row, { changed: changed.length, isWhole: translated === names.length }),
    total: names.length,
    translated,
    changed: changed.length,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

function stateOf(
  row: TextsRecord | undefined,
  { changed, isWhole }: { changed: number; isWhole: boolean },
): TextState {
  if (!row) return 'missing';
  if (changed > 0) return 'toCheck';
  return row.state === 'published' && !isWhole ? 'partly' : row.state;
}

interface TextLine {
  id: string;
  spot: string;
  name: string;
  original: string;
  text: string;
  changed: boolean;
}

/**
 * All texts for a translator, with their translations, one per line. Records the export first. Throws `invalid_input`,
 * `not_built`.
 */
export async function exportTexts(context: UserContext, tag: string): Promise<Table<TextLine>> {
  const language = siteLanguage(context, tag);
  await recordExport(context, 'texts_exported', 'destinations', { language });
  return {
    columns: [
      { title: 'Id', cell: ({ id }) => id },
      { title: 'Destination', cell: ({ spot }) => spot },
      { title: 'Text', cell: ({ name }) => name },
      { title: 'Original', cell: ({ original }) => original },
      { title: language, cell: ({ text }) => text },
      { title: 'To check', cell: ({ changed }) => (changed ? 'yes' : '') },
    ],
    pages: linesOf(context, language),
  };
}

async function* linesOf(context: UserContext, language: string): AsyncGenerator<TextLine[]> {
  let after = '';
  for (;;) {
    const some = await translatedSpots(context, language, { after });
    yield some.flatMap(({ original: { id, spot, texts }, row }) => {
      const changed = new Set(row ? changedTexts(texts, row) : []);
      return Object.entries(texts).map(([name, original]) => ({
        id,
        spot,
        name,
        original,
        text: row?.texts[name] ?? '',
        changed: changed.has(name),
      }));
    });
    after = some.at(-1)?.original.id ?? '';
    if (some.length < TEXTS_PAGE) return;
  }
}
