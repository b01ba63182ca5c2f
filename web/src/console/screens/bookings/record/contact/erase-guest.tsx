import type { BookingRecord } from '@wayfarer/contract';
import { useNavigate } from 'react-router';
import { DangerButton } from '../../../../kit/dialogs/danger-button.tsx';
import { consolePath } from '../../../../kit/address/paths.ts';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { EraseDialog } from '../../../../kit/dialogs/erase-dialog.tsx';
import { guestTexts as texts } from '../copy.ts';

/** Erases a customer without an account. If a paid trip is ahead, it needs to be confirmed. */
export function EraseGuest({
  booking: { _id: id, travelEmail, travelName },
}: Pick<BookingRecord, 'booking'>) {
  const navigate = useNavigate();
  const [erase] = consoleBookingsApi.useEraseGuestMutation();
  return (
    <DangerButton label={texts.erase}>
      {(close) => (
        <EraseDialog
          texts={{ ...texts.dialog, title: texts.question(travelEmail || travelName) }}
          who={{ name: travelName || travelEmail, email: travelEmail, bookings: '' }}
          act={(query) => erase({ params: { id }, query })}
          onErased={() => void navigate(consolePath('bookings'), { replace: true })}
          onClose={close}
        />
      )}
    </DangerButton>
  );
}
