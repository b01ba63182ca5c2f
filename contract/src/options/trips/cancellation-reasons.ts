import { reasonTexts } from '../../words/trips/reasons.texts.js';
import type { CancellationReason } from './booking-core.ts';

/** The reason in words for the other side; 'other' has none. */
export const REASON_TEXTS: Readonly<Record<CancellationReason, string>> = reasonTexts;
