import { z } from 'zod/mini';
import * as calls from '../../calls/agency/settings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { SETTING_HISTORY_PAGE } from '../../options/limits.ts';
import { SETTING_KEYS } from '../../settings/settings.ts';

/** What the database counts up to, less one. */
const LAST_REVISION = 2_147_483_646;

const Key = z.enum(SETTING_KEYS);
const KeyParams = z.object({ key: Key });

/** What the agency decided, or the default; the value's type depends on the key. */
export const Setting = z.object({
  key: Key,
  value: z.unknown(),
  default: z.unknown(),
  /** Increases with every change; 0: never set. */
  revision: z.number(),
  updatedAt: z.nullable(z.string()),
  /** The id of who changed it last. */
  updatedBy: z.nullable(z.string()),
});
export type Setting = z.output<typeof Setting>;

export const listSettings = endpoint(calls.listSettings, {
  summary: 'Every setting with its value',
  response: z.array(Setting),
});

export const putSetting = endpoint(calls.putSetting, {
  summary: 'Change a setting',
  fresh: true,
  params: KeyParams,
  /** The revision that was read, so that no change is overwritten unseen. */
  body: z.object({
    value: z.unknown(),
    revision: z.int().check(z.minimum(0), z.maximum(LAST_REVISION)),
  }),
  response: Setting,
  errors: ['revision_changed'],
});

/** A value that a setting had. */
export const SettingChange = z.object({
  revision: z.number(),
  /** Absent where former values are private. */
  value: z.optional(z.unknown()),
  at: z.string(),
  /** The id of who set it. */
  byUserId: z.string(),
});
export type SettingChange = z.output<typeof SettingChange>;

export const listSettingHistory = endpoint(calls.listSettingHistory, {
  summary: `The last ${SETTING_HISTORY_PAGE} values of a setting, newest first`,
  params: KeyParams,
  response: z.array(SettingChange),
});
