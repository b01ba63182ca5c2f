import type { Booking } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { CodeField } from '../../../ui/form/extras/code-field.tsx';
import { paymentsApi } from '../api.ts';

/** The promo code of a booking, which can be changed as long as nothing is paid or announced. */
export function BookingCode({ booking }: { booking: Booking }) {
  const [change] = paymentsApi.useChangeCodeMutation();
  const { _id: id, promo, travelDate, travelDuration } = booking;
  return (
    <CodeField
      code={promo?.code}
      onChange={async (code) => {
        const body = { travelDate, travelDuration, code };
        const { error } = await change({ params: { id }, body });
        return error && errorDetail(error);
      }}
    />
  );
}
