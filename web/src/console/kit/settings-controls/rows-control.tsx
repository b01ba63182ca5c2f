import { midSentence } from '@wayfarer/contract';
import { ArrowUp, Plus, Trash2 } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { controlTexts as texts } from './copy.ts';
import { ControlGroup } from './control-group.tsx';
import type { ControlProps } from './control-props.ts';
import type { RowColumn } from './fields/setting-field.ts';
import { RowPicture } from './picture-control.tsx';
import { SpotSelect } from './spot-select.tsx';

type Row = Readonly<Record<string, string>>;

const movedUp = <T,>(of: readonly T[], at: number): T[] => [
  ...of.slice(0, at - 1),
  ...of.slice(at, at + 1),
  ...of.slice(at - 1, at),
  ...of.slice(at + 1),
];

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : []);

function Part({
  column: { name, label, kind },
  row,
  onChange,
}: {
  column: RowColumn;
  row: Row;
  onChange: (row: Row) => void;
}) {
  const value = row[name] ?? '';
  const change = (text: string) => onChange({ ...row, [name]: text });
  if (kind === 'picture' || kind === 'portrait') {
    const isRound = kind === 'portrait';
    return <RowPicture label={label} isRound={isRound} value={value} onChange={change} />;
  }
  return (
    <Field label={label} className={kind === 'long' ? 'sm:col-span-2' : ''}>
      {kind === 'spot' ? (
        <SpotSelect value={value} onChange={change} />
      ) : kind === 'long' ? (
        <Textarea rows={2} value={value} onChange={({ target }) => change(target.value)} />
      ) : (
        <Input value={value} onChange={({ target }) => change(target.value)} />
      )}
    </Field>
  );
}

/**
 * Focuses the row that was moved: its "Move up" button or, in the first row, which has no such button, its first field.
 */
function focusIn(line: HTMLElement | null): void {
  const next = line?.querySelector<HTMLElement>('[data-up]') ?? line?.querySelector<HTMLElement>('input, select, textarea'); // prettier-ignore
  next?.focus();
}

/**
 * The rows of a list, each with a key that stays with the row when it moves. Data that arrives late, such as a picture,
 * finds its row by this key; if the row was removed, the data is dropped.
 */
function useLines(value: unknown, onChange: (rows: readonly Row[]) => void) {
  const rows = rowsOf(value);
  const [kept, setKeys] = useState<readonly number[]>([]);
  const keys = kept.length === rows.length ? kept : rows.map((_, at) => at);
  const latest = useRef({ keys, rows });
  useLayoutEffect(() => {
    latest.current = { keys, rows };
  });
  function change(nextKeys: readonly number[], nextRows: readonly Row[]) {
    setKeys(nextKeys);
    onChange(nextRows);
  }
  return {
    lines: rows.map((row, at) => ({ row, key: keys[at] ?? at })),
    replace(key: number, row: Row) {
      const now = latest.current;
      const at = now.keys.indexOf(key);
      if (at < 0) return;
      // updated at once, because two pictures may arrive before the next rendering
      latest.current = { ...now, rows: now.rows.with(at, row) };
      onChange(latest.current.rows);
    },
    add: (row: Row) => change([...keys, Math.max(-1, ...keys) + 1], [...rows, row]),
    remove: (at: number) => change(keys.toSpliced(at, 1), rows.toSpliced(at, 1)),
    moveUp: (at: number) => change(movedUp(keys, at), movedUp(rows, at)),
  };
}

interface LineProps {
  at: number;
  label: string;
  columns: readonly RowColumn[];
  row: Row;
  onChange: (row: Row) => void;
  onRemove: () => void;
  onUp: () => void;
}

function Line({ at, label, columns, row, onChange, onRemove, onUp }: LineProps) {
  return (
    <li className="flex gap-2 rounded-card border border-line p-3">
      <div className="grid min-w-0 grow grid-cols-1 gap-3 sm:grid-cols-2">
        {columns.map((column) => (
          <Part key={column.name} column={column} row={row} onChange={onChange} />
        ))}
      </div>
      <div className="flex shrink-0 flex-col">
        <IconButton
          label={texts.remove({ label: midSentence(label), number: at + 1 })}
          icon={<Icon shape={Trash2} className="size-5" />}
          onClick={onRemove}
        />
        {at > 0 && (
          <IconButton
            label={texts.up({ label: midSentence(label), number: at + 1 })}
            icon={<Icon shape={ArrowUp} className="size-5" />}
            data-up
            onClick={({ currentTarget }) => {
              const line = currentTarget.closest('li');
              flushSync(onUp);
              focusIn(line);
            }}
          />
        )}
      </div>
    </li>
  );
}

/** A setting that is a list. */
export function RowsControl({ field, value, mark, error, onChange }: ControlProps) {
  const { label, columns = [], most = 1, add = '' } = field;
  const { lines, add: addLine, moveUp, remove, replace } = useLines(value, onChange);
  return (
    <ControlGroup {...{ field, mark, error }}>
      <ol className="mt-2 flex flex-col gap-3">
        {lines.map(({ key, row }, at) => (
          <Line
            key={key}
            at={at}
            label={label}
            columns={columns}
            row={row}
            onChange={(changed) => replace(key, changed)}
            onRemove={() => remove(at)}
            onUp={() => moveUp(at)}
          />
        ))}
      </ol>
      {lines.length < most && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => addLine(Object.fromEntries(columns.map(({ name }) => [name, ''])))}
        >
          <Icon shape={Plus} className="size-4" />
          {add}
        </Button>
      )}
    </ControlGroup>
  );
}
