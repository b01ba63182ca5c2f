import { type BookingRow, partySize } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../../api/error-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { useRecordBookingAttendanceMutation } from '../api.ts';
import { nameOfBooking } from './booking-columns.tsx';
import { bulkTexts as texts } from './copy.ts';

const canArrive = ({ attendance, state }: BookingRow) =>
  state === 'booked' && attendance !== 'checked_in';

interface Failure {
  row: BookingRow;
  why: string;
}

/** One after the other; each stands for itself, and those that fail are told at the end. */
function useCheckInAll(rows: readonly BookingRow[]) {
  const [send] = useRecordBookingAttendanceMutation();
  const [tried, setTried] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [stage, setStage] = useState<'ask' | 'work' | 'done'>('ask');
  async function start() {
    setStage('work');
    const failed: Failure[] = [];
    for (const [index, row] of rows.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that nobody else has to wait
      const { error } = await send({
        params: { id: row._id },
        body: { attendance: 'checked_in', revision: row.revision, anyway: true },
      });
      if (error) failed.push({ row, why: errorDetail(error) });
      setTried(index + 1);
    }
    setFailures(failed);
    setStage('done');
  }
  return { start, stage, tried, failures };
}

function Outcome({ count, failures }: { count: number; failures: readonly Failure[] }) {
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

/** Says how many it is about, records that they came, and says what failed. */
export function CheckInDialog({
  rows,
  onClose,
}: {
  /** As they were when the dialog was opened. */
  rows: readonly BookingRow[];
  onClose: () => void;
}) {
  const [arriving] = useState(() => rows.filter(canArrive));
  const { failures, stage, start, tried } = useCheckInAll(arriving);
  const [left] = useState(() => rows.length - arriving.length);
  const people = arriving.reduce((sum, { travellers }) => sum + partySize(travellers), 0);
  const close = stage === 'work' ? () => undefined : onClose;
  if (stage === 'done') {
    return (
      <Dialog
        open
        title={texts.doneTitle}
        onClose={close}
        footer={<Button onClick={close}>{texts.close}</Button>}
      >
        <Outcome count={arriving.length} failures={failures} />
      </Dialog>
    );
  }
  const working = stage === 'work';
  return (
    <Dialog
      open
      title={texts.confirmTitle(arriving.length)}
      onClose={close}
      footer={
        arriving.length > 0 && (
          <Button loading={working} onClick={() => void start()}>
            {working ? texts.progress(tried, arriving.length) : texts.confirm}
          </Button>
        )
      }
    >
      <p>{arriving.length === 0 ? texts.nobody : texts.confirmText(people)}</p>
      {left > 0 && arriving.length > 0 && <p className="mt-2">{texts.skipped(left)}</p>}
    </Dialog>
  );
}
