import { Settings2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { listTexts as texts } from '../copy.ts';
import { useKeptOnDevice } from '../kept-on-device.ts';
import type { ListColumn } from './list-column.ts';

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/**
 * The columns of a list without the ones hidden on this device, and the button to choose them. The first column is
 * always shown.
 */
export function useColumns<Row>(list: string, all: readonly ListColumn<Row>[]) {
  const [hidden, setHidden] = useKeptOnDevice<string[]>(`console-columns-${list}`, areIds, []);
  const [open, setOpen] = useState(false);
  const choice = (
    <>
      <IconButton
        label={texts.columns}
        icon={<Icon shape={Settings2} className="size-5" />}
        look="outline"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        title={texts.columnsTitle}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{texts.done}</Button>}
      >
        <div className="text-ink">
          {all.slice(1).map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={!hidden.includes(id)}
              onChange={(event) =>
                setHidden(
                  event.target.checked ? hidden.filter((one) => one !== id) : [...hidden, id],
                )
              }
            />
          ))}
        </div>
      </Dialog>
    </>
  );
  return { hidden: hidden.filter((id) => id !== all[0]?.id), choice };
}
