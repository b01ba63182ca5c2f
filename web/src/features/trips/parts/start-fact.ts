import { timeText } from '@wayfarer/contract';
import { tripTexts } from '../copy.texts.js';
import type { Fact } from './fact-strip.tsx';

/** The trip's start time as a fact; none if it has no start time. */
export const startFact = (startTime: string | null): Fact[] =>
  startTime === null
    ? []
    : [{ label: tripTexts.startTime, value: tripTexts.localTime(timeText(startTime)) }];
