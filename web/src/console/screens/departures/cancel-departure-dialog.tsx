import { type Manifest, OPERATOR_REASONS, TEXT_LIMITS } from '@wayfarer/contract';
import { useState } from 'react';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useInterval } from '../../../lib/hooks/use-interval.ts';
import { Choice, LongField } from '../../kit/form/fields.tsx';
import { MailChoice } from '../../kit/operator/no-mail-server.tsx';
import { ActDialog } from '../../kit/act/act-dialog.tsx';
import { useAct } from '../../kit/act/use-act.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { reasonNames } from '../../kit/bookings/names.ts';
import { cancelDepartureTexts as texts, departuresTexts } from './copy.ts';

const LOOK_AGAIN_MS = 3000;

/** How far the cancellation of a departure is, and what failed of it. */
export function CancellationProgress({
  id,
  nameOf,
}: {
  id: string;
  /** How people speak of a booking. */
  nameOf: (bookingId: string) => string;
}) {
  const { data, refetch } = consoleBookingsApi.useGetBatchQuery({ params: { id } });
  const working = data?.finishedAt === undefined || data.finishedAt === null;
  useInterval(() => void refetch(), LOOK_AGAIN_MS, working);
  if (!data) return null;
  const { done, failed, left } = data;
  return (
    <div className="mb-5">
      <Banner tone={failed.length > 0 ? 'warning' : 'info'}>
        {working ? texts.progress(done, left) : texts.finished(done)}
        {failed.length > 0 && (
          <>
            {` ${texts.failed(failed.length)}`}
            <ul className="list-disc pl-5">
              {failed.map(({ bookingId, code }) => (
                <li key={bookingId}>
                  {nameOf(bookingId)}: {code.replaceAll('_', ' ')}
                </li>
              ))}
            </ul>
          </>
        )}
      </Banner>
    </div>
  );
}

/** Says how many it is about, and begins to cancel them all. */
export function CancelDepartureDialog({
  departure,
  onBegun,
  onClose,
}: {
  departure: Manifest['departure'];
  /** With the id of the work, which goes on by itself. */
  onBegun: (batchId: string) => void;
  onClose: () => void;
}) {
  const { bookings, day, offerId, people } = departure;
  const [send] = consoleBookingsApi.useCancelDepartureMutation();
  const { act, ...state } = useAct(texts.begun, onClose);
  const [reasonCode, setReason] = useState<(typeof OPERATOR_REASONS)[number]>('weather');
  const [message, setMessage] = useState('');
  const [tell, setTell] = useState(true);
  const count = departuresTexts.bookings(bookings);
  async function begin() {
    const answer = await send({ params: { offerId, day }, body: { reasonCode, message, tell } });
    if (answer.data) onBegun(answer.data._id);
    return answer;
  }
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
