import type { TextState } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import { stateNames } from './copy.ts';

const TONES = {
  missing: 'neutral',
  partly: 'warning',
  draft: 'warning',
  toCheck: 'warning',
  published: 'success',
} as const;

export const TextStateBadge = ({ state }: { state: TextState }) => (
  <Badge tone={TONES[state]}>{stateNames[state]}</Badge>
);
