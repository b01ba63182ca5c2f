import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { settingsTexts as texts } from './copy.ts';
import type { SettingField } from './setting-fields.ts';

interface ControlProps {
  field: SettingField;
  value: unknown;
  changed: boolean;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

const zones = () => [...new Set(['Etc/UTC', ...Intl.supportedValuesOf('timeZone')])];

function timeIn(zone: string): string {
  try {
    const time = { timeZone: zone, timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat('en-US', time).format(new Date());
  } catch {
    return '';
  }
}

const options = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function controlOf({ field, value, onChange }: ControlProps): ReactNode {
  const text = String(value);
  if (field.kind === 'long') {
    return <Textarea rows={2} value={text} onChange={({ target }) => onChange(target.value)} />;
  }
  if (field.kind === 'choice' || field.kind === 'zone') {
    const of = field.options ?? Object.fromEntries(zones().map((zone) => [zone, zone]));
    return (
      <Select value={text} onChange={({ target }) => onChange(target.value)}>
        {options(of)}
      </Select>
    );
  }
  if (field.kind === 'days') {
    return (
      <Input
        inputMode="numeric"
        value={text}
        onChange={({ target }) =>
          onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value)
        }
      />
    );
  }
  return <Input type={field.kind} value={text} onChange={({ target }) => onChange(target.value)} />;
}

/** One setting: its control, and whether it waits to be saved. */
export function SettingControl(props: ControlProps) {
  const { field, value, changed, error, onChange } = props;
  const mark = changed && <Badge tone="warning">{texts.notSaved}</Badge>;
  if (field.kind === 'switch') {
    return (
      <div className="flex flex-wrap items-center gap-x-3 self-end">
        <Checkbox
          label={field.label}
          error={error}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {mark}
      </div>
    );
  }
  const hint =
    field.kind === 'zone'
      ? `${field.hint ?? ''} ${texts.zoneNow(timeIn(String(value)))}`
      : field.hint;
  return (
    <Field
      label={
        <>
          {field.label} {mark}
        </>
      }
      hint={hint}
      error={error}
      className={field.wide ? 'sm:col-span-2' : ''}
    >
      {controlOf(props)}
    </Field>
  );
}
