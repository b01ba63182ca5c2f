import type { Setting, SettingKey } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../api/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useWithProof } from '../frame/proof.ts';
import { settingsApi } from './api.ts';
import { settingsTexts as texts } from './copy.ts';
import { describeValue } from './describe-value.ts';

type ByKey<T> = Partial<Record<SettingKey, T>>;

function without<T>(of: ByKey<T>, key: SettingKey): ByKey<T> {
  const { [key]: _gone, ...rest } = of;
  return rest as ByKey<T>;
}

/** Lists are the same where all that is in them is. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed and is not saved, and what the server said of it. One save for all of it. */
export function useDrafts(
  settings: readonly Setting[],
  refetch: () => Promise<readonly Setting[]>,
) {
  const [drafts, setDrafts] = useState<ByKey<unknown>>({});
  const [errors, setErrors] = useState<ByKey<string>>({});
  const [saving, setSaving] = useState(false);
  const [put] = settingsApi.usePutSettingMutation();
  const withProof = useWithProof();
  const stored = new Map(settings.map((setting) => [setting.key, setting]));
  const changed = settings
    .filter(({ key, value }) => key in drafts && !isSame(drafts[key], value))
    .map(({ key }) => key);

  async function saveOne(key: SettingKey): Promise<'saved' | 'refused' | 'taken' | 'left'> {
    const revision = stored.get(key)?.revision ?? 0;
    const body = { value: drafts[key], revision };
    const result = await withProof(() => put({ params: { key }, body }));
    if (!result) return 'left';
    if (!result.error) {
      setDrafts((before) => without(before, key));
      return 'saved';
    }
    if (problemOf(result.error)?.code === 'revision_changed') return 'taken';
    const detail = errorDetail(result.error);
    setErrors((before) => ({ ...before, [key]: detail }));
    return 'refused';
  }
  /** What was typed stays, and says what somebody else has made of it. */
  async function tellOf(taken: readonly SettingKey[]) {
    const fresh = await refetch();
    const said = fresh
      .filter(({ key }) => taken.includes(key))
      .map(({ key, value }) => [key, texts.changedMeanwhile(describeValue(key, value))]);
    setErrors((before) => ({ ...before, ...Object.fromEntries(said) }));
  }
  /** Resolves with whether all of it is saved. */
  async function save(): Promise<boolean> {
    setSaving(true);
    setErrors({});
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
  return {
    changed,
    errors,
    saving,
    save,
    valueOf: (key: SettingKey) => (key in drafts ? drafts[key] : stored.get(key)?.value),
    change: (key: SettingKey, value: unknown) =>
      setDrafts((before) => ({ ...before, [key]: value })),
    discard: () => {
      setDrafts({});
      setErrors({});
    },
  };
}
