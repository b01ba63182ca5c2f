import type { BookingListItem } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { nameOfBooking } from '../names.ts';
import { bulkTexts } from './copy.ts';
import type { Failure, useEach } from './use-each.ts';

interface Texts {
  /** How many it is about. */
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
          <ul className="mt-1 list-disc pl-5 text-sm">
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

/** Says how many bookings something is done to, does it, and says what failed (C8). */
export function BulkDialog({
  each: { failures, stage, start, tried },
  rows,
  texts,
  ready = true,
  onClose,
  children,
}: {
  each: ReturnType<typeof useEach>;
  rows: readonly BookingListItem[];
  texts: Texts;
  /** Whether everything is there that it takes. */
  ready?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const working = stage === 'work';
  if (stage === 'done') {
    return (
      <Dialog
        open
        title={texts.doneTitle}
        onClose={onClose}
        footer={<Button onClick={onClose}>{bulkTexts.close}</Button>}
      >
        <Outcome count={rows.length} failures={failures} texts={texts} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={texts.confirmTitle(rows.length)}
      onClose={onClose}
      busy={working}
      footer={
        rows.length > 0 && (
          <Button loading={working} disabled={!ready} onClick={() => void start()}>
            {working ? bulkTexts.progress(tried, rows.length) : texts.confirm}
          </Button>
        )
      }
    >
      {children}
    </Dialog>
  );
}
