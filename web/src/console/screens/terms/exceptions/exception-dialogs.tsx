import { TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { LongField, TextField } from '../../../kit/form/fields.tsx';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { useAct } from '../../../kit/act/use-act.ts';
import { MailChoice } from '../../../kit/operator/no-mail-server.tsx';
import { termsApi } from '../api.ts';
import { exceptionFormTexts as texts, exceptionsTexts } from '../copy.ts';
import { digitsOf } from '../numbers.ts';
import { bodyOf, type Draft, EMPTY, type Faults, faultsOf } from './draft.ts';
import { PlaceField } from './place-field.tsx';

/** Gives back so much for trips that begin on some days, and mails those who are concerned. */
export function NewExceptionDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [send] = termsApi.useCreatePolicyExceptionMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  async function sendIt() {
    const answer = await send({ body: bodyOf(draft) });
    const field = problemOf(answer.error)?.field;
    if (field !== undefined) setFaults({ [field]: errorDetail(answer.error) });
    return answer;
  }
  function submit() {
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length === 0) void act(sendIt);
  }
  return (
    <ActDialog
      title={texts.title}
      of={state}
      keep={texts.cancel}
      submit={texts.submit}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-sm text-muted">{texts.text}</p>
      <PlaceField draft={draft} faults={faults} onChange={change} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['fromDay', 'toDay'] as const).map((day) => (
          <TextField
            key={day}
            label={day === 'fromDay' ? texts.from : texts.to}
            type="date"
            value={draft[day]}
            error={faults[day]}
            required
            onChange={(typed) => change({ [day]: typed })}
          />
        ))}
      </div>
      <TextField
        label={texts.percent}
        inputMode="numeric"
        value={draft.refundPercent}
        error={faults.refundPercent}
        required
        onChange={(typed) => change({ refundPercent: digitsOf(typed) })}
      />
      <LongField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={TEXT_LIMITS.reason}
        value={draft.reason}
        error={faults.reason}
        required
        onChange={(reason) => change({ reason })}
      />
      <MailChoice
        label={texts.tell}
        checked={draft.tell}
        onChange={({ target }) => change({ tell: target.checked })}
      />
    </ActDialog>
  );
}

export function EndExceptionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [send] = termsApi.useEndPolicyExceptionMutation();
  const { act, ...state } = useAct(exceptionsTexts.endDone, onClose);
  return (
    <ActDialog
      danger
      title={exceptionsTexts.endTitle}
      of={state}
      submit={exceptionsTexts.endSubmit}
      onClose={onClose}
      onSubmit={() => void act(() => send({ params: { id } }))}
    >
      <p className="text-muted">{exceptionsTexts.endText}</p>
    </ActDialog>
  );
}
