import { type BookingRecord, DURATION_DAYS, TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { useChangeBookingAsOperatorMutation } from '../api.ts';
import { ActDialog } from '../../act/act-dialog.tsx';
import { changeTexts as texts } from './copy.ts';
import { useAct } from '../../act/use-act.ts';

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

const WHO = ['adults', 'children', 'infants'] as const;

/** Another day, length, party or name, at the prices that were agreed. */
export function ChangeDialog({ record: { booking }, onClose }: DialogProps) {
  const [send] = useChangeBookingAsOperatorMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const [travelName, setName] = useState(booking.travelName);
  const [travelDate, setDate] = useState(booking.travelDate);
  const [days, setDays] = useState(String(booking.travelDuration));
  const [party, setParty] = useState(() => ({ ...booking.travellers }));
  const [reason, setReason] = useState('');
  const { revision } = booking;
  const body = { revision, travelName, travelDate, travelDuration: Number(days), travellers: party, reason }; // prettier-ignore
  return (
    <ActDialog
      title={texts.title}
      of={state}
      submit={texts.submit}
      onClose={onClose}
      onSubmit={() => void act(() => send({ params: { id: booking._id }, body }))}
    >
      <p className="text-sm text-muted">{texts.text}</p>
      <Field label={texts.name}>
        <Input
          value={travelName}
          maxLength={TEXT_LIMITS.personName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={texts.day}>
          <Input type="date" value={travelDate} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label={texts.days}>
          <Input
            type="number"
            {...DURATION_DAYS}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {WHO.map((who) => (
          <Field key={who} label={texts[who]}>
            <Input
              type="number"
              min={who === 'adults' ? 1 : 0}
              value={party[who]}
              onChange={(event) => setParty({ ...party, [who]: Number(event.target.value) })}
            />
          </Field>
        ))}
      </div>
      <Field label={texts.reason} required>
        <Textarea
          rows={2}
          maxLength={TEXT_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}
