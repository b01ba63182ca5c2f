import { type CustomerRecord, type PendingErasure, phoneText } from '@wayfarer/contract';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { DangerButton } from '../../kit/dialogs/danger-button.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { customersApi } from './api.ts';
import { dataTexts as texts } from './copy.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ToBookings } from './their-data.tsx';

/** The button to request a customer's erasure. */
export function EraseButton({ customer }: Pick<CustomerRecord, 'customer'>) {
  const { _id: id, account, bookings, email, name, phone } = customer;
  const [ask] = customersApi.useAskErasureMutation();
  const known = name || email || phone;
  return (
    <DangerButton label={texts.erase}>
      {(close) => (
        <EraseDialog
          texts={{
            ...texts.dialog,
            ...(!account && { text: texts.guestDialog }),
            title: texts.question(known),
          }}
          who={{
            name: known,
            email: [email, phoneText(phone)].filter(Boolean).join(', '),
            bookings: texts.bookings(bookings),
          }}
          settle={<ToBookings email={email || phone} />}
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

/** Says when a customer will be erased, with a button to withdraw the request. */
export function PendingNotice({
  customer: { _id: id, account },
  erasure: { byName, dueAt },
}: Pick<CustomerRecord, 'customer'> & { erasure: PendingErasure }) {
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
          <span className="min-w-0">
            {texts.pending(formatMoment(dueAt), byName)}{' '}
            {account ? texts.blockedUntil : texts.unlessBooked}
          </span>
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
