import { ArrowUp, Plus, Trash2 } from 'lucide';
import { useId } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Field, FieldError } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { settingsTexts as texts } from '../copy.ts';
import type { ControlProps } from './control-props.ts';
import type { RowColumn } from '../setting-field.ts';
import { PortraitControl } from './picture-control.tsx';
import { SpotSelect } from './spot-select.tsx';

type Row = Readonly<Record<string, string>>;

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
  if (kind === 'picture') return <PortraitControl label={label} value={value} onChange={change} />;
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

/** The focus goes up with the line that it was moved in; the first has nowhere to go on to. */
function goAlong(button: HTMLElement): void {
  const above = button.closest('li')?.previousElementSibling;
  const next = above?.querySelector<HTMLElement>('[data-up]') ?? above?.querySelector<HTMLElement>('input, select, textarea'); // prettier-ignore
  next?.focus();
}

/** A setting that is a list: lines that are added, changed, moved up and removed. */
export function RowsControl({ field, value, mark, error, onChange }: ControlProps) {
  const { label, hint, columns = [], most = 1, add = '' } = field;
  const rows = rowsOf(value);
  const errorId = useId();
  const replace = (at: number, row: Row) => onChange(rows.with(at, row));
  const moveUp = (at: number) =>
    onChange([...rows.slice(0, at - 1), rows[at], rows[at - 1], ...rows.slice(at + 1)]);
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {label} {mark}
      </legend>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
      <FieldError id={errorId} error={error} />
      <ol className="mt-2 flex flex-col gap-3">
        {rows.map((row, at) => (
          // lines have no name of their own: their place is all that tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex gap-2 rounded-card border border-line p-3">
            <div className="grid min-w-0 grow grid-cols-1 gap-3 sm:grid-cols-2">
              {columns.map((column) => (
                <Part
                  key={column.name}
                  column={column}
                  row={row}
                  onChange={(changed) => replace(at, changed)}
                />
              ))}
            </div>
            <div className="flex shrink-0 flex-col">
              <IconButton
                label={texts.remove(label, at + 1)}
                icon={<Icon shape={Trash2} className="size-5" />}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
              {at > 0 && (
                <IconButton
                  label={texts.up(label, at + 1)}
                  icon={<Icon shape={ArrowUp} className="size-5" />}
                  data-up
                  onClick={({ currentTarget }) => {
                    moveUp(at);
                    goAlong(currentTarget);
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() =>
            onChange([...rows, Object.fromEntries(columns.map(({ name }) => [name, '']))])
          }
        >
          <Icon shape={Plus} className="size-4" />
          {add}
        </Button>
      )}
    </fieldset>
  );
}
