import { z } from 'zod/mini';
import * as calls from '../../calls/agency/settings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { AskedLanguage } from '../../fields/texts.ts';
import { SETTING_HISTORY_PAGE } from '../../options/limits.ts';
import { LEGAL_PAGES } from '../../options/site.ts';
import { SETTING_KEYS } from '../../settings/settings.ts';

/** The database's largest integer, less one for the next revision. */
const LAST_REVISION = 2_147_483_646;

const Key = z.enum(SETTING_KEYS);
const KeyParams = z.object({ key: Key });

/** The agency's value, or the default; its type depends on the key. */
export const Setting = z.object({
  key: Key,
  value: z.unknown(),
  default: z.unknown(),
  /** The number of changes so far. */
  revision: z.number(),
  updatedAt: z.nullable(z.string()),
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
  /** `revision` is the one that the caller has read, so that no one overwrites a change that they haven't seen. */
  body: z.object({
    value: z.unknown(),
    revision: z.int().check(z.minimum(0), z.maximum(LAST_REVISION)),
  }),
  response: Setting,
  errors: ['revision_changed'],
});

export const SettingChange = z.object({
  revision: z.number(),
  /** Absent if the setting has a private history. */
  value: z.optional(z.unknown()),
  at: z.string(),
  byUserId: z.string(),
});
export type SettingChange = z.output<typeof SettingChange>;

export const listSettingHistory = endpoint(calls.listSettingHistory, {
  summary: `The last ${SETTING_HISTORY_PAGE} values of a setting, newest first`,
  params: KeyParams,
  response: z.array(SettingChange),
});

export const getLegalText = endpoint(calls.getLegalText, {
  summary: "The agency's own text of a legal page in simple markup; empty if it has none",
  params: z.object({ page: z.enum(LEGAL_PAGES) }),
  query: z.object({ language: AskedLanguage }),
  response: z.object({
    text: z.string(),
    /** Set only if the requested language isn't the site's first. */
    textLanguage: z.optional(z.string()),
  }),
});
