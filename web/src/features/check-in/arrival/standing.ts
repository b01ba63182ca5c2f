import type { CheckIn } from '@wayfarer/contract';
import type { standingTexts } from '../copy.texts.js';

type Standing = keyof typeof standingTexts;

/** The booking's status at the desk. */
export function standingOf({ attendance, booking, open, phase }: CheckIn): Standing {
  if (booking.state === 'cancelled' || booking.state === 'expired') return booking.state;
  if (attendance !== 'none') return attendance;
  if (!open) return 'not_today';
  return phase === 'upcoming' ? 'tomorrow' : 'expected';
}

export const TONES = {
  expected: 'lagoon',
  tomorrow: 'lagoon',
  checked_in: 'success',
  no_show: 'danger',
  not_today: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Standing, string>;
