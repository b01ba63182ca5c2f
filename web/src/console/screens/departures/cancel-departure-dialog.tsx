import { type Manifest, OPERATOR_REASONS, TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { Choice, LongField } from '../../kit/form/fields.tsx';
import { MailChoice } from '../../kit/operator/no-mail-server.tsx';
import { ActDialog } from '../../kit/act/act-dialog.tsx';
import { useAct } from '../../kit/act/use-act.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { reasonNames } from '../../kit/bookings/names.ts';
import { cancelDepartureTexts as texts, departuresTexts } from './copy.ts';

/** Says how many it is about, and begins to cancel them all. */
export function CancelDepartureDialog({
  departure,
  onClose,
}: {
  departure: Manifest['departure'];
  onClose: () => void;
}) {
  const { bookings, day, offerId, people } = departure;
  const [send] = consoleBookingsApi.useCancelDepartureMutation();
  const { act, ...state } = useAct(texts.begun, onClose);
  const [reasonCode, setReason] = useState<(typeof OPERATOR_REASONS)[number]>('weather');
  const [message, setMessage] = useState('');
  const [tell, setTell] = useState(true);
  const count = departuresTexts.bookings(bookings);
  const begin = () => send({ params: { offerId, day }, body: { reasonCode, message, tell } });
  return (
    <ActDialog
      danger
      title={texts.title}
      of={state}
      keep={texts.keep}
      submit={texts.submit(count)}
      onClose={onClose}
      onSubmit={() => void act(begin)}
    >
      <p className="text-muted">{texts.text(count, departuresTexts.people(people))}</p>
      <Field label={texts.reason}>
        <Choice
          options={OPERATOR_REASONS}
          names={reasonNames}
          value={reasonCode}
          onChoose={setReason}
        />
      </Field>
      <LongField
        label={texts.message}
        rows={2}
        maxLength={TEXT_LIMITS.cancellationMessage}
        value={message}
        onChange={setMessage}
      />
      <MailChoice
        label={texts.tell}
        checked={tell}
        onChange={(event) => setTell(event.target.checked)}
      />
    </ActDialog>
  );
}
