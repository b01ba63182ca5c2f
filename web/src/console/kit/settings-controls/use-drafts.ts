import type { Setting, SettingKey } from '@wayfarer/contract';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { KeepContext } from '../../../ui/form/bound/keep-context.ts';
import { useWithProof } from '../staff/proof.ts';
import { settingsApi } from './api.ts';
import { controlTexts as texts } from './copy.ts';
import { describeValue } from './describe-value.ts';
import { SETTING_FIELDS } from './fields/setting-fields.ts';

type ByKey<T> = Partial<Record<SettingKey, T>>;

interface Draft {
  value: unknown;
  /**
   * The revision on which the change is based. With it, the server detects that a colleague has saved in the meantime.
   */
  revision: number;
}

function without<T>(of: ByKey<T>, key: SettingKey): ByKey<T> {
  const { [key]: _gone, ...rest } = of;
  return rest as ByKey<T>;
}

/** The stored values. Values that were just saved replace those in the list until the list is fetched again. */
function latestOf(settings: readonly Setting[], saved: ByKey<Setting>): Map<SettingKey, Setting> {
  return new Map(
    settings.map((setting) => {
      const newer = saved[setting.key];
      return [setting.key, newer && newer.revision > setting.revision ? newer : setting];
    }),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const NAME = 'settings';

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'value' in value && 'revision' in value;

/** Keeps drafts in this tab until they are saved, in case the session ends in the meantime. */
function useKeptDrafts(drafts: ByKey<Draft>, putBack: (drafts: ByKey<Draft>) => void) {
  const keeper = use(KeepContext);
  const had = useRef(false);
  const begin = useEffectEvent((kept: Readonly<Record<string, unknown>> | undefined) => {
    const known = Object.entries(kept ?? {}).filter(
      ([key, value]) => key in SETTING_FIELDS && isDraft(value),
    );
    if (known.length > 0) putBack(Object.fromEntries(known) as ByKey<Draft>);
  });
  useEffect(() => {
    const kept = keeper?.values(NAME);
    begin(kept?.read());
    return () => kept?.leave();
  }, [keeper]);
  useEffect(() => {
    const has = Object.keys(drafts).length > 0;
    // before the first change, nothing is written, because there may be drafts to restore
    if (has || had.current) keeper?.values(NAME).write(drafts);
    had.current = has;
  }, [keeper, drafts]);
}

function useTyped(settings: readonly Setting[]) {
  const [drafts, setDrafts] = useState<ByKey<Draft>>({});
  useKeptDrafts(drafts, (kept) => setDrafts((typed) => ({ ...kept, ...typed })));
  const [errors, setErrors] = useState<ByKey<string>>({});
  const [saved, setSaved] = useState<ByKey<Setting>>({});
  const stored = latestOf(settings, saved);
  return {
    drafts,
    errors,
    changed: [...stored.values()]
      .filter(({ key, value }) => drafts[key] && !isSame(drafts[key].value, value))
      .map(({ key }) => key),
    valueOf: (key: SettingKey) => (drafts[key] ?? stored.get(key))?.value,
    change: (key: SettingKey, value: unknown) => {
      setErrors((before) => without(before, key));
      setDrafts((before) => ({
        ...before,
        [key]: { value, revision: (before[key] ?? stored.get(key))?.revision ?? 0 },
      }));
    },
    discard: () => {
      setDrafts({});
      setErrors({});
    },
    /** Replaces a draft by its saved value. Changes that were typed in the meantime wait for the next save. */
    accept: (key: SettingKey, draft: Draft, setting: Setting) => {
      setSaved((before) => ({ ...before, [key]: setting }));
      const { revision } = setting;
      setDrafts((before) =>
        before[key] === draft
          ? without(before, key)
          : { ...before, [key]: before[key] && { ...before[key], revision } },
      );
    },
    /** Keeps a draft although a colleague has saved another value first; the next save overwrites theirs. */
    rebase: (key: SettingKey, revision: number) =>
      setDrafts((before) =>
        before[key] ? { ...before, [key]: { ...before[key], revision } } : before,
      ),
    fail: (key: SettingKey, text: string) => setErrors((before) => ({ ...before, [key]: text })),
    clearErrors: () => setErrors({}),
  };
}

/** Unsaved values and the server's errors about them. */
export function useDrafts(
  settings: readonly Setting[],
  refetch: () => Promise<readonly Setting[]>,
) {
  const { accept, changed, clearErrors, drafts, fail, rebase, ...typed } = useTyped(settings);
  const { currency } = usePublicConfig();
  const [saving, setSaving] = useState(false);
  const [put] = settingsApi.usePutSettingMutation();
  const withProof = useWithProof();

  async function saveOne(key: SettingKey): Promise<'saved' | 'refused' | 'taken' | 'left'> {
    const draft = drafts[key];
    if (!draft) return 'left';
    const result = await withProof(() => put({ params: { key }, body: draft }));
    if (!result) return 'left';
    if (!result.error) {
      accept(key, draft, result.data);
      return 'saved';
    }
    if (problemOf(result.error)?.code === 'revision_changed') return 'taken';
    fail(key, errorDetail(result.error));
    return 'refused';
  }
  /** Shows the values that colleagues have saved. */
  async function tellOf(taken: readonly SettingKey[]) {
    for (const { key, value, revision } of await refetch()) {
      if (!taken.includes(key)) continue;
      fail(key, texts.conflict(describeValue(key, value, currency)));
      rebase(key, revision);
    }
  }
  /** Resolves to true if everything was saved. */
  async function save(): Promise<boolean> {
    setSaving(true);
    clearErrors();
    const outcomes = new Map<SettingKey, string>();
    for (const key of changed) {
      const outcome = await saveOne(key);
      outcomes.set(key, outcome);
      if (outcome === 'left') break;
    }
    const taken = changed.filter((key) => outcomes.get(key) === 'taken');
    if (taken.length > 0) await tellOf(taken);
    const isSaved = changed.every((key) => outcomes.get(key) === 'saved');
    if (isSaved) toast.success(texts.saved, 'settings');
    setSaving(false);
    return isSaved;
  }
  return { changed, saving, save, ...typed };
}
