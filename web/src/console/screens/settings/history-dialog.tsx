import type { SettingKey } from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { settingsApi } from '../../kit/settings-controls/api.ts';
import { settingsTexts as texts } from './copy.texts.js';
import { describeValue } from '../../kit/settings-controls/describe-value.ts';
import {
  SETTING_FIELDS,
  type sectionsOf,
} from '../../kit/settings-controls/fields/setting-fields.ts';

function Changes({
  settingKey,
  onUse,
}: {
  settingKey: SettingKey;
  onUse: (key: SettingKey, value: unknown) => void;
}) {
  const { currency } = usePublicConfig();
  const query = settingsApi.useListSettingHistoryQuery({ params: { key: settingKey } });
  return (
    <QueryView
      query={query}
      loading={texts.historyLoading}
      failed={texts.historyFailed}
      empty={<p>{texts.historyEmpty}</p>}
    >
      {(changes) => (
        <ol className="divide-y divide-line">
          {changes.map(({ revision, value, at }, index) => (
            <li key={revision} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere whitespace-pre-line text-ink">
                  {describeValue(settingKey, value, currency)}
                </p>
                <p className="text-xs">{formatMoment(at)}</p>
              </div>
              {index === 0 && <Badge>{texts.inUse}</Badge>}
              {index > 0 && value !== undefined && value !== null && (
                <Button variant="secondary" size="sm" onClick={() => onUse(settingKey, value)}>
                  {texts.use}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

const Options = ({ keys }: { keys: readonly SettingKey[] }) =>
  keys.map((each) => (
    <option key={each} value={each}>
      {SETTING_FIELDS[each].label}
    </option>
  ));

/** The history of a group of settings. Restoring a value makes it an unsaved change. */
export function HistoryDialog({
  sections,
  onUse,
  onClose,
}: {
  sections: ReturnType<typeof sectionsOf>;
  onUse: (key: SettingKey, value: unknown) => void;
  onClose: () => void;
}) {
  const [key, setKey] = useState(sections[0]?.keys[0]);
  return (
    <Dialog open title={texts.history} onClose={onClose}>
      <Field label={texts.historyOf} className="mb-4 text-ink">
        <Select value={key} onChange={({ target }) => setKey(target.value as SettingKey)}>
          {sections.map(({ title, keys }) =>
            title === '' ? (
              <Options key={title} keys={keys} />
            ) : (
              <optgroup key={title} label={title}>
                <Options keys={keys} />
              </optgroup>
            ),
          )}
        </Select>
      </Field>
      {key && <Changes key={key} settingKey={key} onUse={onUse} />}
    </Dialog>
  );
}
