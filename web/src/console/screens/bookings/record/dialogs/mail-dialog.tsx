import {
  type BookingRecord,
  bookingMailForm,
  type ComposedMailKind,
  type MailToSend,
} from '@wayfarer/contract';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { QueryView } from '../../../../../ui/feedback/query-view.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Select } from '../../../../../ui/form/select.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { mailNames } from '../../../../kit/bookings/names.ts';
import { NoMailServer } from '../../../../kit/staff/no-mail-server.tsx';
import { mailTexts as texts } from '../copy.ts';
import { HandwrittenFields } from './handwritten-fields.tsx';

/** The email as it would be sent now. */
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
        query={query}
        loading={texts.previewLoading}
        failed={texts.previewFailed}
        notFound={<p className="mt-1 text-sm text-muted">{texts.nothingToSay}</p>}
      >
        {({ subject, text }) => (
          // can be focused, so that the keyboard can scroll a long email
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

const EMPTY: { kind: MailToSend; subject: string; body: string } = {
  kind: 'by_hand',
  subject: '',
  body: '',
};

/** Sends the traveler one of the product's emails again, after a preview, or a custom email. */
export function MailDialog({
  record: { booking },
  onClose,
}: {
  record: BookingRecord;
  onClose: () => void;
}) {
  const { data: kinds = [] } = consoleBookingsApi.useListMailKindsQuery();
  const [send] = consoleBookingsApi.useSendBookingMailMutation();
  const form = useSchemaForm(bookingMailForm, EMPTY);
  const submit = useSubmit(
    form,
    ({ kind, ...words }) =>
      send({ params: { id: booking._id }, body: kind === 'by_hand' ? words : { kind } }),
    { done: texts.done, onDone: onClose },
  );
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog title={texts.title} of={submit} submitLabel={texts.submit} onClose={onClose}>
      <NoMailServer />
      <FormField name="kind" label={texts.which}>
        <Select options={['by_hand', ...kinds.map((one) => one.kind)]} names={mailNames} />
      </FormField>
      {kind === 'by_hand' ? <HandwrittenFields /> : <Preview kind={kind} bookingId={booking._id} />}
    </FormDialog>
  );
}
