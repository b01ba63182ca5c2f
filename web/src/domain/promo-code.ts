import { type Booking, updateBooking } from '@wayfarer/contract';
import { injectEndpoints, write } from '../api/request.ts';
import { errorDetail } from '../lib/error-text.ts';

const promoCodeApi = injectEndpoints((build) => ({ changeCode: write(build, updateBooking) }));

/** The promo code of an unpaid booking, and its change, which takes effect at once; for a `CodeField`. */
export function useBookedCode({ _id: id, promo, travelDate, travelDuration }: Booking) {
  const [change] = promoCodeApi.useChangeCodeMutation();
  async function onChange(code: string | null): Promise<string | undefined> {
    const { error } = await change({ params: { id }, body: { travelDate, travelDuration, code } });
    return error && errorDetail(error);
  }
  return { code: promo?.code, onChange };
}
