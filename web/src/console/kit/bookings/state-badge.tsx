import type { BookingState } from '@wayfarer/contract';
import { Ban, Check, Clock } from 'lucide';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { stateNames } from './names.ts';

const LOOKS = {
  booked: { tone: 'lagoon', icon: Check },
  held: { tone: 'warning', icon: Clock },
  expired: { tone: 'neutral', icon: Clock },
  cancelled: { tone: 'neutral', icon: Ban },
} as const;

/** The state of a booking. */
export function StateBadge({ state }: { state: BookingState }) {
  const { icon, tone } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon shape={icon} />
      {stateNames[state]}
    </Badge>
  );
}
