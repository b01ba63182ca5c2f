import type { MessageState } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import * as catalog from './message-state.texts.js';

export const stateTexts: Readonly<Record<MessageState, string>> = catalog.stateTexts;

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
