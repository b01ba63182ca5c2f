import type { MessageState } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';

export const stateTexts: Readonly<Record<MessageState, string>> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

const TONES = {
  new: 'brand',
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
  spam: 'danger',
} as const;

export function StateBadge({ state }: { state: MessageState }) {
  return <Badge tone={TONES[state]}>{stateTexts[state]}</Badge>;
}
