import { reasonTexts } from '../../words/trips/reasons.texts.js';
import type { CancellationReason } from './booking-core.ts';

/** The reason as shown to the other side; 'other' has no text. */
export const REASON_TEXTS: Readonly<Record<CancellationReason, string>> = reasonTexts;
