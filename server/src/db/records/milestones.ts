import type { SqlExecutor } from '../database.ts';
import { findAppSettings, putAppSetting } from './app-settings.ts';

/** Events that an operator relies on, in `app_settings`. */
const NAMES = { backup: 'last-backup', webhook: 'last-webhook' } as const;

export type Milestone = keyof typeof NAMES;
/** The last times; null if the database has no record. */
export type Milestones = Readonly<Record<Milestone, Date | null>>;

export function noteMilestone(sql: SqlExecutor, milestone: Milestone, at: Date): Promise<void> {
  return putAppSetting(sql, NAMES[milestone], at.toISOString(), at);
}

export async function readMilestones(sql: SqlExecutor): Promise<Milestones> {
  const found = await findAppSettings(sql, Object.values(NAMES));
  const at = (milestone: Milestone) => {
    const value = found.get(NAMES[milestone]);
    return value === undefined ? null : new Date(value);
  };
  return { backup: at('backup'), webhook: at('webhook') };
}
