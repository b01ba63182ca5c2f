import { type Booking, formatMoney, formatDay, type Transfer } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { isHeld } from '../../../ui/holds/hold-note.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { paymentsApi } from '../api.ts';
import type { PaidPart } from '../checkout/amounts.ts';
import { texts as payTexts } from '../copy.texts.js';
import { BankDetails } from './bank-details.tsx';
import { texts } from './copy.texts.js';

interface TransferDialogProps {
  booking: Booking;
  part: PaidPart;
  onClose: () => void;
}

/** Shows the agency's account for one part of a booking, and lets the traveler announce the transfer. */
export function TransferDialog({ booking, part, onClose }: TransferDialogProps) {
  const params = { id: booking._id };
  const look = paymentsApi.useGetTransferQuery(
    { params, query: { part } },
    // the amount may have changed since the dialog was last open
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {look.data && !look.isError ? (
        <Details booking={booking} part={part} transfer={look.data} />
      ) : look.isError ? (
        <div className="flex flex-col items-start gap-4">
          <Banner>{`${texts.failed} ${errorDetail(look.error)}`}</Banner>
          <Button variant="secondary" loading={look.isFetching} onClick={() => void look.refetch()}>
            {payTexts.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status">
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-64" />
        </div>
      )}
    </Dialog>
  );
}

function Details({
  booking,
  part,
  transfer: looked,
}: Omit<TransferDialogProps, 'onClose'> & { transfer: Transfer }) {
  const [send, { data, error, isLoading }] = paymentsApi.useAnnounceTransferMutation();
  const transfer = data ?? looked;
  const { announced } = transfer;
  const due = {
    amount: formatMoney(transfer.amount, transfer.currency),
    day: formatDay(transfer.dueOn),
  };
  const kept = isHeld(booking) ? ` ${texts.kept}` : '';
  return (
    <>
      {announced ? (
        <p role="status" className="font-semibold text-ink">
          {texts.expected(due)} {texts.emailed}
        </p>
      ) : (
        <p>
          {texts.text(due)}
          {kept}
        </p>
      )}
      <BankDetails transfer={transfer} />
      {!announced && (
        <div className="mt-5">
          {error !== undefined && (
            <div className="mb-4">
              <Banner>{`${texts.notAnnounced} ${errorDetail(error)}`}</Banner>
            </div>
          )}
          <Button
            ref={restoreFocusAround}
            block
            loading={isLoading}
            onClick={() => void send({ params: { id: booking._id }, body: { part } })}
          >
            {texts.announce}
          </Button>
          <p className="mt-3 text-center text-sm">{texts.nothing}</p>
        </div>
      )}
    </>
  );
}
