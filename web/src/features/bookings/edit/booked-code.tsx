import type { Booking } from '@wayfarer/contract';
import { useBookedCode } from '../../../domain/promo-code.ts';
import { CodeField } from '../../../ui/form/extras/code-field.tsx';

/** The promo code of an unpaid booking. It changes at once, and the form's own changes wait until they are sent. */
export const BookedCode = ({ booking }: { booking: Booking }) => (
  <CodeField {...useBookedCode(booking)} />
);
