import type { importTexts as endpoint, OutputOf, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { lockSpotForUpdate } from '../records/rows/store.ts';
import { changedTexts, type Texts } from '../records/texts/originals.ts';
import { findTexts, listTextsOf, type TextsRecord } from '../records/texts/store-texts.ts';
import { isFormer, repeatedRows, type Refusal } from '../../../lib/languages/imported-texts.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { digest } from '../../../lib/languages/text-digests.ts';
import { faultOf, writeTexts } from './spot-texts.ts';
import { findOriginals } from './store-originals.ts';

type Input = BodyOf<'importTexts'>;
type Result = OutputOf<typeof endpoint>;
/** `translated`: the former original that was translated. */
type Change = Result['changes'][number] & { translated?: string };
type Compared = Pick<Result, 'refused'> & { changes: Change[] };

const UNKNOWN: Refusal = { code: 'unknown', reason: 'does not name a destination' };

/**
 * Returns the changes that a translator's file makes, and saves them if `apply` is set. Rows that name no text, are too
 * long, or repeat an earlier row are refused one by one; empty texts change nothing. A translation of a former original
 * is saved, but has to be checked. Throws `invalid_input`, `not_built`.
 */
export async function importTexts(
  context: UserContext,
  { apply, language: tag, rows, state }: Input,
): Promise<Result> {
  const language = siteLanguage(context, tag);
  const compared = await compare(context, language, rows);
  const { changes, refused } = compared;
  const result = { changes: changes.map(({ translated: _former, ...change }) => change), refused };
  if (!apply) return result;
  const ids = [...new Set(changes.map(({ id }) => id))].toSorted();
  for (const id of ids) {
    const own = changes.filter((change) => change.id === id);
    await context.db.orm.transaction((tx) =>
      save(context, tx, { changes: own, id, language, state }),
    );
  }
  if (ids.length > 0) await context.invalidate('spots');
  return result;
}

async function compare(
  { db }: UserContext,
  language: string,
  rows: Input['rows'],
): Promise<Compared> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const originals = new Map((await findOriginals(db.orm, ids)).map((spot) => [spot.id, spot]));
  const texts = new Map(
    (await listTextsOf(db.orm, ids, language)).map((row) => [row.spotId, row.texts]),
  );
  const compared: Compared = { changes: [], refused: [] };
  const repeated = repeatedRows();
  for (const [row, sent] of rows.entries()) {
    const { id, name, text } = sent;
    const spot = originals.get(id);
    const fault = spot ? (faultOf(spot.texts, name, text) ?? repeated(sent)) : UNKNOWN;
    const before = texts.get(id)?.[name] ?? '';
    if (!spot || fault !== null) compared.refused.push({ row, ...(fault ?? UNKNOWN) });
    else if (text !== '' && text !== before) {
      const changed = isFormer(sent.original, spot.texts[name]);
      const change = { id, spot: spot.spot, name, before, after: text, changed };
      compared.changes.push({ ...change, ...(changed && { translated: sent.original ?? '' }) });
    }
  }
  return compared;
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
  const former = changes.flatMap(({ name, translated }) =>
    translated === undefined ? [] : [[name, digest(translated)] as const],
  );
  const unchecked = {
    ...(before && stillToCheck(original.texts, before, changes)),
    ...Object.fromEntries(former),
  };
  await writeTexts(context, tx, { before, language, original, state, texts, unchecked });
}

/** The digests of earlier originals whose translations weren't sent and still have to be checked. */
function stillToCheck(originals: Texts, before: TextsRecord, sent: readonly Change[]): Texts {
  const checked = new Set(sent.map(({ name }) => name));
  const names = changedTexts(originals, before).filter((name) => !checked.has(name));
  return Object.fromEntries(names.map((name) => [name, before.sources[name] ?? '']));
}
