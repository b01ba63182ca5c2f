import {
  type AuditRecordKind,
  BY_CONFIGURATION,
  BY_SERVER,
  type Permission,
  type ReadableAuditEntry,
  wordsOfAct,
} from '@wayfarer/contract';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import type { SettingField } from '../../kit/settings-controls/fields/setting-field.ts';
import {
  groupNames,
  SETTING_FIELDS,
  SETTING_GROUPS,
} from '../../kit/settings-controls/fields/setting-fields.ts';
import { auditTexts as texts } from './copy.texts.js';

const SCREENS: Readonly<Record<AuditRecordKind, { path: string; permission: Permission }>> = {
  booking: { path: 'bookings', permission: 'bookings.read' },
  destination: { path: 'destinations', permission: 'spots.write' },
  person: { path: 'customers', permission: 'customers.read' },
  message: { path: 'inbox', permission: 'messages' },
};

/** Names of actors that aren't people. */
export const NO_PERSON: Readonly<Record<string, string>> = {
  [BY_CONFIGURATION]: texts.byConfiguration,
  [BY_SERVER]: texts.byServer,
};

function whoText({ byName, byNow, byUserId }: ReadableAuditEntry): string {
  const noPerson = NO_PERSON[byUserId];
  if (noPerson !== undefined) return noPerson;
  if (byName === null) return texts.gone;
  return byNow ? texts.now({ before: byName, name: byNow }) : byName;
}

function nameOf({ record, subjectName }: ReadableAuditEntry): string {
  if (subjectName) {
    const today = record?.name;
    return today && today !== subjectName
      ? texts.now({ before: subjectName, name: today })
      : subjectName;
  }
  if (!record) return '';
  if (record.name === null) return record.kind === 'person' ? texts.hidden : texts.noName;
  return record.name || texts.noName;
}

function Record({ entry }: { entry: ReadableAuditEntry }) {
  const { may } = useStaff();
  const { record } = entry;
  const name = nameOf(entry);
  if (!record) return name;
  const { path, permission } = SCREENS[record.kind];
  if (!may(permission)) return name;
  return (
    <Link
      to={consolePath(`${path}/${record._id}`)}
      className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

const ON_SETTINGS: ReadonlySet<string> = new Set(['settings_changed', 'setting_texts_changed']);

/** A setting's label in its form. For a setting that no longer exists, it is the key. */
function settingName(key: string): string {
  const group = SETTING_GROUPS.find((one) => key.startsWith(`${one}.`));
  const field = (SETTING_FIELDS as Readonly<Record<string, SettingField>>)[key];
  return field ? [...(group ? [groupNames[group]] : []), field.label].join(': ') : key;
}

function Act({ entry }: { entry: ReadableAuditEntry }) {
  const { more, what } = wordsOfAct(entry);
  return (
    <div className="max-w-96 min-w-0">
      <p className="font-semibold">{what}</p>
      {more !== '' && <p className="text-xs wrap-anywhere text-muted">{more}</p>}
      {ON_SETTINGS.has(entry.action) && (
        <p className="text-xs wrap-anywhere text-muted">{settingName(entry.subjectId)}</p>
      )}
    </div>
  );
}

export const COLUMNS: readonly ListColumn<ReadableAuditEntry>[] = [
  { id: 'when', title: texts.when, cell: ({ at }) => formatMoment(at) },
  {
    id: 'who',
    title: texts.who,
    cell: whoText,
    card: { note: (entry) => `${whoText(entry)} · ${formatMoment(entry.at)}` },
  },
  { id: 'what', title: texts.what, cell: (entry) => <Act entry={entry} />, card: 'title' },
  { id: 'record', title: texts.record, cell: (entry) => <Record entry={entry} />, card: 'text' },
];
