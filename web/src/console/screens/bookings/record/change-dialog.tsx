import { type BookingRecord, DURATION_DAYS, partyText, TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { problemOf } from '../../../../lib/error-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { LongField, TextField } from '../../../kit/form/fields.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { tripSpan } from '../../../kit/bookings/trip-span.ts';
import { changeTexts as texts } from './copy.ts';
import { useGoodwill } from './use-goodwill.ts';
import { useAct } from '../../../kit/act/use-act.ts';

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

const WHO = ['adults', 'children', 'infants'] as const;

/** Another day, length, party or name, at the prices that were agreed; in place of what was read alone. */
export function ChangeDialog({ record, onClose }: DialogProps) {
  const [booking] = useState(record.booking);
  const [theirs, setTheirs] = useState<BookingRecord['booking']>();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const [send] = consoleBookingsApi.useChangeBookingAsOperatorMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const { text: limit } = useGoodwill(record);
  const { percent } = record.money;
  const [travelName, setName] = useState(booking.travelName);
  const [travelDate, setDate] = useState(booking.travelDate);
  const [days, setDays] = useState(String(booking.travelDuration));
  const [party, setParty] = useState(() => ({ ...booking.travellers }));
  const [reason, setReason] = useState('');
  const { revision } = theirs ?? booking;
  const body = { revision, travelName, travelDate, travelDuration: Number(days), travellers: party, reason }; // prettier-ignore
  async function sendIt() {
    const params = { id: booking._id };
    const answer = await send({ params, body });
    if (problemOf(answer.error)?.code === 'revision_changed') {
      setTheirs((await lookAgain({ params })).data?.booking);
    }
    return answer;
  }
  return (
    <ActDialog
      title={texts.title}
      of={state}
      submit={texts.submit}
      onClose={onClose}
      onSubmit={() => void act(sendIt)}
    >
      {theirs && (
        <Banner tone="warning">
          {texts.meanwhile(theirs.travelName, tripSpan(theirs), partyText(theirs.travellers))}
        </Banner>
      )}
      <p className="text-sm text-muted">{texts.text}</p>
      {booking.breakdown.paid > 0 && percent < 100 && (
        <Banner tone="info">
          {[texts.terms(percent), ...(limit === undefined ? [] : [limit])].join(' ')}
        </Banner>
      )}
      <TextField
        label={texts.name}
        value={travelName}
        maxLength={TEXT_LIMITS.personName}
        onChange={setName}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={texts.day} type="date" value={travelDate} onChange={setDate} />
        <TextField
          label={texts.days}
          type="number"
          {...DURATION_DAYS}
          value={days}
          onChange={setDays}
        />
      </div>
      <div className="grid grid-cols-3 gap-3">
        {WHO.map((who) => (
          <TextField
            key={who}
            label={texts[who]}
            type="number"
            min={who === 'adults' ? 1 : 0}
            value={String(party[who])}
            onChange={(typed) => setParty({ ...party, [who]: Number(typed) })}
          />
        ))}
      </div>
      <LongField
        label={texts.reason}
        rows={2}
        maxLength={TEXT_LIMITS.reason}
        value={reason}
        required
        onChange={setReason}
      />
    </ActDialog>
  );
}
