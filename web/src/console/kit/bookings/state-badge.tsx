import type { BookingState } from '@wayfarer/contract';
import { Ban, Check, Clock } from 'lucide';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { awaitingName, stateNames } from './names.ts';

const LOOKS = {
  booked: { tone: 'lagoon', icon: Check },
  held: { tone: 'warning', icon: Clock },
  expired: { tone: 'neutral', icon: Clock },
  cancelled: { tone: 'neutral', icon: Ban },
} as const;

/** The state of a booking. `awaits` is true if it is a request that the agency hasn't answered yet. */
export function StateBadge({ awaits = false, state }: { state: BookingState; awaits?: boolean }) {
  const { icon, tone } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon shape={icon} />
      {awaits ? awaitingName : stateNames[state]}
    </Badge>
  );
}
