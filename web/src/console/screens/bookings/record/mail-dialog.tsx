import { type BookingRecord, type ComposedMailKind, TEXT_LIMITS } from '@wayfarer/contract';
import { useId, useState } from 'react';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { queryState } from '../../../../api/query-state.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Choice, LongField, TextField } from '../../../kit/form/fields.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { NoMailServer } from '../../../kit/operator/no-mail-server.tsx';
import { mailNames } from '../../../kit/bookings/names.ts';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { mailTexts as texts } from './copy.ts';
import { useAct } from '../../../kit/act/use-act.ts';

const LONGEST_SUBJECT = 120;
const BY_HAND = 'by_hand';

/** What is written by hand; what was booked stands below it. */
export function HandwrittenFields({
  subject,
  body,
  faults,
  onSubject,
  onBody,
}: {
  subject: string;
  body: string;
  /** What the server says is wrong, by its name of the field. */
  faults?: Readonly<Record<string, string>>;
  onSubject: (subject: string) => void;
  onBody: (body: string) => void;
}) {
  return (
    <>
      <TextField
        label={texts.subject}
        maxLength={LONGEST_SUBJECT}
        value={subject}
        error={faults?.['subject']}
        required
        onChange={onSubject}
      />
      <LongField
        label={texts.body}
        hint={texts.bodyHint}
        rows={5}
        maxLength={TEXT_LIMITS.message}
        value={body}
        error={faults?.['body']}
        required
        onChange={onBody}
      />
    </>
  );
}

/** The mail as it would be sent now. */
function Preview({ kind, bookingId }: { kind: ComposedMailKind; bookingId: string }) {
  const id = useId();
  const query = consoleBookingsApi.usePreviewMailQuery(
    { params: { kind }, query: { bookingId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold">
        {texts.preview}
      </h3>
      <QueryView
        state={queryState(query)}
        loading={<Loading text={texts.previewLoading} />}
        failed={texts.previewFailed}
        notFound={<p className="mt-1 text-sm text-muted">{texts.nothingToSay}</p>}
      >
        {({ subject, text }) => (
          // A long mail is scrolled by the keyboard, too.
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
            tabIndex={0}
            role="group"
            aria-label={subject}
            className="mt-2 max-h-72 overflow-y-auto rounded-field bg-sunken p-4 text-sm"
          >
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** Sends the traveler one of the product's mails again, looked at before, or one that is written by hand. */
export function MailDialog({
  record: { booking },
  onClose,
}: {
  record: BookingRecord;
  onClose: () => void;
}) {
  const { data: kinds = [] } = consoleBookingsApi.useListMailKindsQuery();
  const [send] = consoleBookingsApi.useSendBookingMailMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const [kind, setKind] = useState<ComposedMailKind | typeof BY_HAND>(BY_HAND);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const mail = kind === BY_HAND ? { subject, body } : { kind };
  async function sendIt() {
    const answer = await send({ params: { id: booking._id }, body: mail });
    const field = problemOf(answer.error)?.field;
    setFaults(field === undefined ? {} : { [field]: errorDetail(answer.error) });
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
      <NoMailServer />
      <Field label={texts.which}>
        <Choice
          options={[BY_HAND, ...kinds.map((one) => one.kind)]}
          names={mailNames}
          value={kind}
          onChoose={setKind}
        />
      </Field>
      {kind === BY_HAND ? (
        <HandwrittenFields
          subject={subject}
          body={body}
          faults={faults}
          onSubject={setSubject}
          onBody={setBody}
        />
      ) : (
        <Preview kind={kind} bookingId={booking._id} />
      )}
    </ActDialog>
  );
}
