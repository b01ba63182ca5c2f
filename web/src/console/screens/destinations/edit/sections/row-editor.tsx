import { Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';

interface RowEditorProps {
  legend: string;
  text: string;
  /** The problem with the rows as a whole. */
  fault: string | undefined;
  rows: readonly { id: string; name: string; fields: ReactNode }[];
  max: number;
  addLabel: string;
  onAdd: () => void;
  removeLabel: (name: string) => string;
  onRemove: (at: number) => void;
}

/** Named groups of fields that can be added and removed, such as the seasons of a destination. */
export function RowEditor(props: RowEditorProps) {
  const { addLabel, fault, legend, max, onAdd, onRemove, removeLabel, rows, text } = props;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <p className="text-sm text-muted">{text}</p>
      {rows.map(({ fields, id, name }, at) => (
        <fieldset key={id} className="min-w-0 rounded-card border border-line p-4">
          <legend className="sr-only">{name}</legend>
          <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">{fields}</div>
          <IconButton
            label={removeLabel(name)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            className="mt-3"
            onClick={() => onRemove(at)}
          />
        </fieldset>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      {rows.length < max && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
          <Icon shape={Plus} className="size-4" />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
