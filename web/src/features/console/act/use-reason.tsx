import { TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { LongField } from '../form/fields.tsx';

/** A reason that has to be given. */
export function useReason(texts: { reason: string; needed: string }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = (
    <LongField
      label={texts.reason}
      error={error}
      required
      rows={2}
      maxLength={TEXT_LIMITS.reason}
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
