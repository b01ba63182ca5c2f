import type { BookingRecord } from '@wayfarer/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { useWithProof } from '../../../kit/operator/proof.ts';
import { guestTexts as texts } from './copy.ts';

/** Erases a customer who has no account; with a paid trip ahead only when told to. */
export function EraseGuest({ booking }: Pick<BookingRecord, 'booking'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4 text-danger!"
        onClick={() => setOpen(true)}
      >
        {texts.erase}
      </Button>
      {open && (
        <EraseDialog id={booking._id} email={booking.travelEmail} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function EraseDialog({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const withProof = useWithProof();
  const [erase, { isLoading }] = consoleBookingsApi.useEraseGuestMutation();
  const [insist, setInsist] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const isAhead = problemOf(problem)?.code === 'trip_ahead';

  async function confirm() {
    const query = insist ? { evenWithOpenBusiness: 'true' as const } : {};
    const answer = await withProof(() => erase({ params: { id }, query }));
    if (!answer) return;
    if (answer.error) {
      setProblem(answer.error);
      return;
    }
    toast.success(texts.erased(answer.data.deletedCount));
    void navigate(consolePath('bookings'), { replace: true });
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.question(email)}
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isLoading}>
            {texts.cancel}
          </Button>
          <Button variant="danger" onClick={() => void confirm()} loading={isLoading}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.explanation}</p>
      {problem !== undefined && (
        <div className="mt-4">
          <Banner>
            {texts.failed} {isAhead ? texts.ahead : errorDetail(problem)}
          </Banner>
        </div>
      )}
      {(isAhead || insist) && (
        <div className="mt-3">
          <Checkbox
            label={texts.insist}
            checked={insist}
            onChange={({ target }) => setInsist(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
