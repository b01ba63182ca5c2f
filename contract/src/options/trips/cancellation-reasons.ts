import { reasonTexts } from '../../words/trips/reasons.texts.js';
import type { CancellationReason } from './booking-core.ts';

/** A cancellation's reason in words for the other side; empty for 'other'. */
export const REASON_TEXTS: Readonly<Record<CancellationReason, string>> = reasonTexts;
