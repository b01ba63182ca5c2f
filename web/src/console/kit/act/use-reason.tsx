import { TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { LongField } from '../form/fields.tsx';

/** A reason, or other words, that have to be given. */
export function useReason(
  texts: { reason: string; needed: string },
  { rows = 2, maxLength = TEXT_LIMITS.reason }: { rows?: number; maxLength?: number } = {},
) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = (
    <LongField
      label={texts.reason}
      error={error}
      required
      rows={rows}
      maxLength={maxLength}
      value={reason}
      onChange={setReason}
    />
  );
  function given(): string | undefined {
    const text = reason.trim();
    setError(text === '' ? texts.needed : undefined);
    return text === '' ? undefined : text;
  }
  return { field, given };
}
