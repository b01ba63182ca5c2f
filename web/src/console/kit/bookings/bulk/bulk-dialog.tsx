import type { BookingListItem } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { nameOfBooking } from '../names.ts';
import { bulkTexts } from './copy.texts.js';
import type { Failure, useEach } from './use-each.ts';

interface Texts {
  confirmTitle: (count: number) => string;
  confirm: string;
  doneTitle: string;
  done: (count: number) => string;
  failed: (count: number) => string;
}

function Outcome({
  count,
  failures,
  texts,
}: {
  count: number;
  failures: readonly Failure[];
  texts: Texts;
}) {
  return (
    <div role="status" className="text-ink">
      <p>{texts.done(count - failures.length)}</p>
      {failures.length > 0 && (
        <>
          <p className="mt-3 font-semibold text-danger">{texts.failed(failures.length)}</p>
          <ul className="mt-1 list-disc ps-5 text-sm">
            {failures.map(({ row, why }) => (
              <li key={row._id}>
                {nameOfBooking(row)}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface BulkDialogProps {
  each: Pick<ReturnType<typeof useEach>, 'failures' | 'stage' | 'tried'>;
  rows: readonly BookingListItem[];
  texts: Texts;
  /** The action to start: a function, or the id of a form among the children. */
  start: (() => Promise<void>) | { form: string; ready: boolean };
  onClose: () => void;
  children: ReactNode;
}

function StartButton({ each, rows, start, texts }: Omit<BulkDialogProps, 'onClose' | 'children'>) {
  const working = each.stage === 'work';
  const label = working
    ? bulkTexts.progress({ done: each.tried, all: rows.length })
    : texts.confirm;
  if (typeof start === 'function') {
    return (
      <Button loading={working} onClick={() => void start()}>
        {label}
      </Button>
    );
  }
  return (
    <Button type="submit" form={start.form} loading={working} disabled={!start.ready}>
      {label}
    </Button>
  );
}

/** Says how many bookings an action affects, runs it, and lists the failures. */
export function BulkDialog({ onClose, children, ...bulk }: BulkDialogProps) {
  const { each, rows, texts } = bulk;
  if (each.stage === 'done') {
    return (
      <Dialog
        open
        title={texts.doneTitle}
        onClose={onClose}
        footer={<Button onClick={onClose}>{bulkTexts.close}</Button>}
      >
        <Outcome count={rows.length} failures={each.failures} texts={texts} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={texts.confirmTitle(rows.length)}
      onClose={onClose}
      busy={each.stage === 'work'}
      footer={rows.length > 0 && <StartButton {...bulk} />}
    >
      {children}
    </Dialog>
  );
}
