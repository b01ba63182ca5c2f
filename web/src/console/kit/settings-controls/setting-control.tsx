import { LOCALE } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { controlTexts as texts } from './copy.ts';
import { BooksControl } from './books/books-control.tsx';
import { ColorControl } from './color-control.tsx';
import type { ControlProps } from './control-props.ts';
import { PapersControl } from './papers/papers-control.tsx';
import { TaxControl } from './papers/tax-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { PlanControl } from './plan-control.tsx';
import { RatesControl } from './rates-control.tsx';
import { RowsControl } from './rows-control.tsx';
import type { SettingField } from './fields/setting-field.ts';
import { TransferControl } from './transfer/transfer-control.tsx';
import { ControlGroup } from './control-group.tsx';

const WIDE = 'sm:col-span-2';

const zones = () => [...new Set(['Etc/UTC', ...Intl.supportedValuesOf('timeZone')])];

function timeIn(zone: string): string {
  try {
    const time = { timeZone: zone, timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(LOCALE, time).format(new Date());
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

function controlOf({ field, value, onChange }: Omit<ControlProps, 'mark'>): ReactNode {
  const text = String(value);
  if (field.kind === 'long') {
    return (
      <Textarea
        rows={field.rows ?? 2}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (field.kind === 'lines') {
    return (
      <Textarea
        rows={field.rows ?? 4}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    );
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

function SetControl({ field, value, mark, error, onChange }: ControlProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const names = Object.entries(field.options ?? {});
  const toggle = (name: string, on: boolean) =>
    onChange(
      names.map(([each]) => each).filter((each) => (each === name ? on : chosen.includes(each))),
    );
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className="flex flex-wrap gap-x-6">
        {names.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </div>
    </ControlGroup>
  );
}

const OF_MANY_PARTS = {
  plan: PlanControl,
  transfer: TransferControl,
  books: BooksControl,
  tax: TaxControl,
  papers: PapersControl,
  rates: RatesControl,
  rows: RowsControl,
  set: SetControl,
  color: ColorControl,
  picture: PictureControl,
} as const;
type Kind = SettingField['kind'];
const hasParts = (kind: Kind): kind is keyof typeof OF_MANY_PARTS => kind in OF_MANY_PARTS;

/** One setting: its control, and a mark for an unsaved change. */
export function SettingControl({
  changed,
  ...props
}: Omit<ControlProps, 'mark'> & { changed: boolean }) {
  const { field, value, error, onChange } = props;
  const mark = changed && <Badge tone="warning">{texts.notSaved}</Badge>;
  if (hasParts(field.kind)) {
    const Control = OF_MANY_PARTS[field.kind];
    return <Control {...props} mark={mark} />;
  }
  if (field.kind === 'switch') {
    return (
      <div className={clsx('flex flex-wrap items-center gap-x-3 self-end', field.wide && WIDE)}>
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
      className={field.wide ? WIDE : ''}
    >
      {controlOf(props)}
    </Field>
  );
}
