import type { CustomerRecord, PendingErasure } from '@wayfarer/contract';
import { useNavigate } from 'react-router';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { DangerButton } from '../../kit/dialogs/danger-button.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { EraseDialog } from '../../kit/dialogs/erase-dialog.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { customersApi } from './api.ts';
import { dataTexts as texts } from './copy.ts';
import { ToBookings } from './their-data.tsx';

/** Asks for the erasure of an account, by its typed name. Open business needs to be confirmed. */
export function EraseButton({ customer }: Pick<CustomerRecord, 'customer'>) {
  const { _id: id, bookings, email, name } = customer;
  const [ask] = customersApi.useAskErasureMutation();
  const known = name || email;
  return (
    <DangerButton label={texts.erase}>
      {(close) => (
        <EraseDialog
          texts={{ ...texts.dialog, title: texts.question(known) }}
          who={{ name: known, email, bookings: texts.bookings(bookings) }}
          settle={<ToBookings email={email} />}
          act={({ evenWithOpenBusiness }, typed) =>
            ask({
              params: { id },
              body: { name: typed, ...(evenWithOpenBusiness && { evenWithOpenBusiness: true }) },
            })
          }
          onErased={close}
          onClose={close}
        />
      )}
    </DangerButton>
  );
}

/** Erases a customer without an account, by one of their bookings: at once, because there is nothing to lock. */
export function EraseGuestButton({
  bookingId,
  customer: { bookings, email, name, phone },
}: Pick<CustomerRecord, 'customer'> & { bookingId: string }) {
  const navigate = useNavigate();
  const [erase] = consoleBookingsApi.useEraseGuestMutation();
  const known = name || email || phone;
  const reach = [email, phone].filter(Boolean).join(' · ');
  return (
    <DangerButton label={texts.erase}>
      {(close) => (
        <EraseDialog
          texts={{
            ...texts.dialog,
            ...texts.guestErasure,
            text: texts.guestDialog,
            title: texts.question(known),
          }}
          who={{ name: known, email: reach, bookings: texts.bookings(bookings) }}
          settle={<ToBookings email={email || phone} />}
          act={(query) => erase({ params: { id: bookingId }, query })}
          onErased={() => void navigate(consolePath('customers'), { replace: true })}
          onClose={close}
        />
      )}
    </DangerButton>
  );
}

/** Says when a customer is going to be erased, and takes it back. */
export function PendingNotice({
  id,
  erasure: { byName, dueAt },
}: {
  id: string;
  erasure: PendingErasure;
}) {
  const { may } = useStaff();
  const [withdraw] = customersApi.useWithdrawErasureMutation();
  const { busy, problem, send } = useSend(() => withdraw({ params: { id } }), {
    done: texts.takenBack,
  });
  return (
    <div className="mb-5 flex flex-col gap-3">
      {problem !== undefined && <Banner>{problem}</Banner>}
      <Banner tone="warning">
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0">{texts.pending(formatMoment(dueAt), byName)}</span>
          {may('customers.erase') && (
            <Button variant="secondary" size="sm" loading={busy} onClick={() => void send()}>
              {texts.takeBack}
            </Button>
          )}
        </span>
      </Banner>
    </div>
  );
}
