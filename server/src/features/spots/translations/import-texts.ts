import type { importTexts as endpoint, OutputOf, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { lockSpotForUpdate } from '../records/rows/store.ts';
import { changedTexts, type Texts } from '../records/texts/originals.ts';
import { findTexts, listTextsOf, type TextsRecord } from '../records/texts/store-texts.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { faultOf, writeTexts } from './spot-texts.ts';
import { findOriginals } from './store-originals.ts';

type Input = BodyOf<'importTexts'>;
type Result = OutputOf<typeof endpoint>;
type Change = Result['changes'][number];

/**
 * Returns the changes that a translator's file makes, and saves them if `apply` is set. A row is refused alone if it
 * names no text or its text is too long; empty texts change nothing. Throws `invalid_input`, `not_built`.
 */
export async function importTexts(
  context: UserContext,
  { apply, language: tag, rows, state }: Input,
): Promise<Result> {
  const language = siteLanguage(context, tag);
  const compared = await compare(context, language, rows);
  if (!apply) return compared;
  const ids = [...new Set(compared.changes.map(({ id }) => id))].toSorted();
  for (const id of ids) {
    const changes = compared.changes.filter((change) => change.id === id);
    await context.db.orm.transaction((tx) => save(context, tx, { changes, id, language, state }));
  }
  if (ids.length > 0) await context.invalidate('spots');
  return compared;
}

async function compare(
  { db }: UserContext,
  language: string,
  rows: Input['rows'],
): Promise<Result> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const originals = new Map((await findOriginals(db.orm, ids)).map((spot) => [spot.id, spot]));
  const texts = new Map(
    (await listTextsOf(db.orm, ids, language)).map((row) => [row.spotId, row.texts]),
  );
  const result: Result = { changes: [], refused: [] };
  for (const [row, { id, name, text }] of rows.entries()) {
    const original = originals.get(id);
    const fault = original ? faultOf(original.texts, name, text) : 'names no destination';
    const before = texts.get(id)?.[name] ?? '';
    if (!original || fault !== null) result.refused.push({ row, reason: fault ?? '' });
    else if (text !== '' && text !== before)
      result.changes.push({ id, spot: original.spot, name, before, after: text });
  }
  return result;
}

interface Saving {
  id: string;
  language: string;
  state: Input['state'];
  changes: readonly Change[];
}

/** A destination that went offline in the meantime is left out. */
async function save(
  context: UserContext,
  tx: Tx,
  { changes, id, language, state }: Saving,
): Promise<void> {
  if (!(await lockSpotForUpdate(tx, id))) return;
  const [original] = await findOriginals(tx, [id]);
  if (!original) return;
  const before = await findTexts(tx, id, language);
  const kept = Object.entries(before?.texts ?? {}).filter(
    ([name]) => original.texts[name] !== undefined,
  );
  const sent = changes.map(({ after, name }) => [name, after] as const);
  const texts = Object.fromEntries([...kept, ...sent]);
  const unchecked = before ? stillToCheck(original.texts, before, changes) : {};
  await writeTexts(context, tx, { before, language, original, state, texts, unchecked });
}

/** The digests of earlier originals whose translations weren't sent and still have to be checked. */
function stillToCheck(originals: Texts, before: TextsRecord, sent: readonly Change[]): Texts {
  const checked = new Set(sent.map(({ name }) => name));
  const names = changedTexts(originals, before).filter((name) => !checked.has(name));
  return Object.fromEntries(names.map((name) => [name, before.sources[name] ?? '']));
}
