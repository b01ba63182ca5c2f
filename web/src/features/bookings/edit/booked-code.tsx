import type { Booking } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { CodeField } from '../../../ui/form/extras/code-field.tsx';
import { bookingsApi } from '../api.ts';

/** The promo code of an unpaid booking. It changes at once, and the form's own changes wait until they are sent. */
export function BookedCode({ booking }: { booking: Booking }) {
  const [update] = bookingsApi.useUpdateBookingMutation();
  const { _id: id, promo, travelDate, travelDuration } = booking;
  return (
    <CodeField
      code={promo?.code}
      onChange={async (code) => {
        const { error } = await update({
          params: { id },
          body: { travelDate, travelDuration, code },
        });
        return error && errorDetail(error);
      }}
    />
  );
}
