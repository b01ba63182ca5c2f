import type { CancellationReason } from './booking-core.ts';

/** What the other side reads; 'other' says nothing by itself. */
export const REASON_TEXTS: Readonly<Record<CancellationReason, string>> = {
  plans_changed: 'The plans have changed.',
  illness: 'Someone is ill.',
  found_other: 'Another trip was found.',
  price: 'The price.',
  weather: 'The weather does not allow it.',
  too_few_travellers: 'Too few travelers have booked.',
  supplier: 'A local partner cannot provide its part.',
  safety: 'It would not be safe.',
  duplicate: 'It was booked twice.',
  not_paid: 'It was not paid in time.',
  asked_by_traveller: 'You asked us to.',
  other: '',
};
