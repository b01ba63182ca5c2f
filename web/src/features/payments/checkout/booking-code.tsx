import type { Booking } from '@wayfarer/contract';
import { useBookedCode } from '../../../domain/promo-code.ts';
import { CodeField } from '../../../ui/form/extras/code-field.tsx';

/** The promo code of a booking, which can be changed as long as nothing is paid or announced. */
export const BookingCode = ({ booking }: { booking: Booking }) => (
  <CodeField {...useBookedCode(booking)} />
);
