import { may, type Setting, type SettingKey, type BodyOf } from '@wayfarer/contract';
import { SETTINGS } from '@wayfarer/contract/schemas';
import type { UserContext } from '../../context.ts';
import { describeIssue } from '../../lib/describe-issue.ts';
import { invalidInput, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { acceptValue, defaultOf } from './effective-settings.ts';
import { presentSetting } from './present.ts';
import { showPictures } from './show-pictures.ts';
import { insertChange, writeRevision, type SettingRow } from './store.ts';

/**
 * Changes a setting, if its revision is still the one that was read. Throws `forbidden`, `invalid_input`,
 * `revision_changed`.
 */
export async function putSetting(
  context: UserContext,
  key: SettingKey,
  { value, revision }: BodyOf<'putSetting'>,
): Promise<Setting> {
  const { actor, clock, config, db } = context;
  const { permission, privateHistory } = SETTINGS[key];
  if (!actor.staff || !may(actor.staff.role, actor.staff.extra, permission)) {
    throw new ProblemError('forbidden', "You don't have permission to do this.");
  }
  const row: SettingRow = {
    key,
    value: accepted(key, value),
    revision: revision + 1,
    updatedAt: clock.now(),
    updatedBy: actor.uid,
  };
  await db.orm.transaction(async (tx) => {
    row.value = await showPictures(context, tx, key, row.value);
    if (!(await writeRevision(tx, row))) {
      throw new ProblemError('revision_changed', 'This setting has changed since you opened it.');
    }
    const { updatedAt: at, updatedBy: byUserId } = row;
    const past = privateHistory ? null : row.value;
    await insertChange(tx, { key, revision: row.revision, value: past, at, byUserId });
    await recordAct(context, tx, 'settings_changed', key, { revision: row.revision });
  });
  await context.invalidate('settings');
  return presentSetting(key, row.value, { row, usual: defaultOf(key, config.settingDefaults) });
}

function accepted(key: SettingKey, value: unknown): unknown {
  const parsed = acceptValue(key, value);
  if (parsed.success) {
    const refused = SETTINGS[key].refuse?.(parsed.data) ?? null;
    if (refused !== null) throw invalidInput('value', refused);
    return parsed.data;
  }
  const [fault] = parsed.error.issues.map((issue) => describeIssue(issue, 'value'));
  throw invalidInput('value', fault?.message ?? 'is invalid');
}
