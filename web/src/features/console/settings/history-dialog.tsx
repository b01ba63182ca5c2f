import type { SettingKey } from '@wayfarer/contract';
import { useState } from 'react';
import { queryState } from '../../../api/query-state.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useListSettingHistoryQuery } from './api.ts';
import { settingsTexts as texts } from './copy.ts';
import { SETTING_FIELDS } from './setting-fields.ts';

function said(value: unknown): string {
  if (value === undefined || value === null) return texts.hidden;
  return value === '' ? texts.empty : String(value);
}

function Changes({ settingKey }: { settingKey: SettingKey }) {
  const query = useListSettingHistoryQuery({ params: { key: settingKey } });
  return (
    <QueryView
      state={queryState(query)}
      loading={<Loading text={texts.historyLoading} />}
      failed={texts.historyFailed}
      empty={<p>{texts.historyEmpty}</p>}
    >
      {(changes) => (
        <ol className="divide-y divide-line">
          {changes.map(({ revision, value, at }) => (
            <li key={revision} className="py-2">
              <p className="wrap-anywhere text-ink">{said(value)}</p>
              <p className="text-xs">{formatMoment(at)}</p>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

/** What the settings of a group were. */
export function HistoryDialog({
  keys,
  onClose,
}: {
  keys: readonly SettingKey[];
  onClose: () => void;
}) {
  const [key, setKey] = useState(keys[0]);
  return (
    <Dialog open title={texts.history} onClose={onClose}>
      <Field label={texts.historyOf} className="mb-4 text-ink">
        <Select value={key} onChange={({ target }) => setKey(target.value as SettingKey)}>
          {keys.map((each) => (
            <option key={each} value={each}>
              {SETTING_FIELDS[each].label}
            </option>
          ))}
        </Select>
      </Field>
      {key && <Changes key={key} settingKey={key} />}
    </Dialog>
  );
}
