import type { OperatorSpotRow } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import { stateNames, waitsNames } from './copy.texts.js';

const TONES = {
  published: 'success',
  waiting: 'warning',
  rejected: 'danger',
  archived: 'neutral',
} as const;

/** The state of a destination, and a badge if it waits for a decision. */
export function StateBadge({ state, waits }: Pick<OperatorSpotRow, 'state' | 'waits'>) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{stateNames[state]}</Badge>
      {waits !== null && <Badge tone="warning">{waitsNames[waits]}</Badge>}
    </span>
  );
}
