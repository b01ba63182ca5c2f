import {
  hasWords,
  type importSettingTexts as endpoint,
  type OutputOf,
  type ParsedInputOf,
  type WordsKey,
} from '@wayfarer/contract';
import type { SettingTranslation } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../../context.ts';
import { isFormer, repeatedRows, type Refusal } from '../../../lib/languages/imported-texts.ts';
import { siteLanguage } from '../../../lib/languages/site-language.ts';
import { listSettingTexts } from './list-setting-texts.ts';
import { faultOf, mayTranslate, writeTexts } from './put-setting-texts.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];
type Row = Input['rows'][number];
type Result = OutputOf<typeof endpoint>;
type Change = Result['changes'][number] & { key: WordsKey };

/**
 * Returns the changes that a translator's file makes to the words of the settings, and saves them if `apply` is set.
 * Rows that name no text, are too long, or need another permission are refused one by one; empty texts change nothing.
 * Throws `invalid_input`, `not_built`, `revision_changed`.
 */
export async function importSettingTexts(
  context: UserContext,
  { apply, language: tag, rows, state }: Input,
): Promise<Result> {
  const language = siteLanguage(context, tag);
  const settings = await listSettingTexts(context, tag);
  const changes: Change[] = [];
  const refused: Result['refused'] = [];
  const repeated = repeatedRows();
  for (const [index, row] of rows.entries()) {
    const read = readRow(context, settings, row);
    const fault = read !== null && 'reason' in read ? read : repeated(row);
    if (fault !== null) refused.push({ row: index, ...fault });
    else if (read !== null && 'key' in read) changes.push(read);
  }
  const result = { changes: changes.map(({ key: _key, ...change }) => change), refused };
  if (!apply || changes.length === 0) return result;
  await context.db.orm.transaction(async (tx) => {
    for (const setting of settings) {
      const sent = changes.filter(({ key }) => key === setting.key);
      if (sent.length === 0) continue;
      await writeTexts(context, tx, { ...merged(setting, sent), language, state });
    }
  });
  await context.invalidate('settings');
  return result;
}

/** The change that a row makes; null if it makes none, or the reason why it is refused. */
function readRow(
  context: UserContext,
  settings: readonly SettingTranslation[],
  { id, name, original, text }: Row,
): Change | Refusal | null {
  const setting = hasWords(id) ? settings.find(({ key }) => key === id) : undefined;
  if (!setting) return { code: 'unknown', reason: 'does not name a text of the site' };
  const { key } = setting;
  if (!mayTranslate(context, key))
    return { code: 'forbidden', reason: 'you may not change this setting' };
  const fault = faultOf(key, originalsOf(setting), { name, text });
  if (fault !== null) return fault;
  const field = setting.fields.find((one) => one.name === name);
  const before = field?.text ?? '';
  if (text === '' || (text === before && field?.changed === false)) return null;
  const changed = isFormer(original, field?.original);
  return { id, key, spot: key, name, before, after: text, changed };
}

const originalsOf = ({ fields }: Pick<SettingTranslation, 'fields'>) =>
  Object.fromEntries(fields.map(({ name, original }) => [name, original]));

/** All words of a setting, including those that were sent. Other outdated translations stay marked for a check. */
function merged({ fields, key, revision }: SettingTranslation, sent: readonly Change[]) {
  const after = new Map(sent.map((change) => [change.name, change.after]));
  const former = new Set(sent.flatMap(({ changed, name }) => (changed ? [name] : [])));
  const unchecked = fields.filter(({ changed, name }) =>
    after.has(name) ? former.has(name) : changed,
  );
  return {
    key,
    originals: originalsOf({ fields }),
    revision,
    texts: Object.fromEntries(fields.map(({ name, text }) => [name, after.get(name) ?? text])),
    unchecked: new Set(unchecked.map(({ name }) => name)),
  };
}
