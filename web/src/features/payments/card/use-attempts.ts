import { useRef, useState } from 'react';
import { texts } from '../copy.texts.js';
import type { Outcome } from './outcome.ts';

export interface AttemptOptions {
  /** Called with the charge's id; the page is busy until this resolves. */
  onCharged: (transactionId: string) => Promise<void>;
  /** Called if the payer may or may not have been charged. */
  onUnknown: () => void;
  /** Called if the payment can't be used anymore, so that a new one must be opened. */
  onClosed: () => void;
}

/** Attempts to pay, one at a time, from the charge to the payment record. */
export interface Attempts {
  /** Charges, and resolves to the message for the payer, or undefined. A second attempt in the meantime does nothing. */
  attempt: (charge: () => Promise<Outcome>) => Promise<string | undefined>;
  isRunning: () => boolean;
  processing: boolean;
}

/** The attempts of a page, by all of its ways to pay. */
export function useAttempts({ onCharged, onUnknown, onClosed }: AttemptOptions): Attempts {
  const [processing, setProcessing] = useState(false);
  const running = useRef(false);

  async function finish(outcome: Outcome): Promise<string | undefined> {
    switch (outcome.kind) {
      case 'succeeded':
        await onCharged(outcome.transactionId);
        return undefined;
      case 'unknown':
        onUnknown();
        return undefined;
      case 'closed':
        onClosed();
        return texts.renewed;
      case 'refused':
        return undefined;
      default:
        return outcome.message ?? texts.declined;
    }
  }

  async function attempt(charge: () => Promise<Outcome>): Promise<string | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setProcessing(true);
    try {
      return await finish(await charge());
    } finally {
      running.current = false;
      setProcessing(false);
    }
  }
  return { attempt, isRunning: () => running.current, processing };
}
