import { TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { useAct } from '../act/use-act.ts';

/** An act that needs a reason for another person to read. */
export function ReasonDialog({
  texts,
  danger = false,
  act: send,
  onClose,
}: {
  texts: {
    title: string;
    text: string;
    reason: string;
    needed: string;
    submit: string;
    done: string;
  };
  danger?: boolean;
  act: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  const { act, ...state } = useAct(texts.done, onClose);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit() {
    const given = reason.trim();
    setError(given === '' ? texts.needed : undefined);
    if (given !== '') void act(() => send(given));
  }
  return (
    <ActDialog
      danger={danger}
      title={texts.title}
      of={state}
      submit={texts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{texts.text}</p>
      <Field label={texts.reason} error={error} required>
        <Textarea
          rows={3}
          maxLength={TEXT_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}
