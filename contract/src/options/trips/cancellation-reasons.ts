import type { CancellationReason } from './booking-core.ts';

/** The reason as shown to the other side; 'other' has no text. */
export const REASON_TEXTS: Readonly<Record<CancellationReason, string>> = {
  plans_changed: 'The travel plans changed.',
  illness: 'Someone is ill.',
  found_other: 'The traveler found another trip.',
  price: 'The price.',
  weather: 'The weather doesn’t allow it.',
  too_few_travellers: 'Too few travelers have booked.',
  supplier: 'A local partner can’t provide its part.',
  safety: 'It wouldn’t be safe.',
  duplicate: 'It was booked twice.',
  not_paid: 'It wasn’t paid in time.',
  asked_by_traveller: 'You asked us to.',
  other: '',
};
