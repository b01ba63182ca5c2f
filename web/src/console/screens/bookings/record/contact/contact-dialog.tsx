import {
  type BookingRecord,
  ContactOfBookingForm,
  listText,
  phoneText,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { problemOf } from '../../../../../lib/error-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../../../ui/form/inputs/email-input.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { PhoneInput } from '../../../../../ui/form/inputs/phone-input.tsx';
import { LanguageField } from '../../../../kit/people/language-field.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { MailChoice } from '../../../../kit/staff/no-mail-server.tsx';
import { contactTexts as texts } from './copy.texts.js';

type Booking = BookingRecord['booking'];

/** The checkbox to send the confirmation, shown only if a new email was typed. */
function Notify({ before }: { before: string }) {
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' }).trim();
  if (email === '' || email.toLowerCase() === before.toLowerCase()) return null;
  return <MailChoice name="notify" label={texts.notify} />;
}

/** Corrects the name, email and phone number of a booking, based on the version that was read. */
export function ContactDialog({ record, onClose }: { record: BookingRecord; onClose: () => void }) {
  const [booking] = useState(record.booking);
  const [theirs, setTheirs] = useState<Booking>();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const [send] = consoleBookingsApi.useChangeContactMutation();
  const params = { id: booking._id };
  const { revision } = theirs ?? booking;
  const hasAccount = record.customer !== null;
  const { languages = [] } = usePublicConfig();
  const form = useSchemaForm(ContactOfBookingForm, {
    name: booking.travelName,
    email: booking.travelEmail,
    phone: phoneText(booking.travelPhone ?? ''),
    language: booking.language ?? languages[0]?.tag ?? '',
    notify: true,
  });
  const submit = useSubmit(
    form,
    async ({ email, language, phone, ...contact }) => {
      const reached = {
        ...(email !== '' && { email }),
        ...(phone !== '' && { phone }),
        ...(language !== '' && { language }),
      };
      const answer = await send({ params, body: { revision, ...contact, ...reached } });
      if (problemOf(answer.error)?.code === 'revision_changed') {
        setTheirs((await lookAgain({ params })).data?.booking);
      }
      return answer;
    },
    { done: texts.done, onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={hasAccount ? texts.textOfAccount : texts.text}
      of={submit}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {theirs && (
        <Banner tone="warning">
          {texts.conflict(
            listText(
              [theirs.travelName, phoneText(theirs.travelPhone ?? ''), theirs.travelEmail].filter(
                Boolean,
              ),
            ),
          )}
        </Banner>
      )}
      <FormField name="name" label={texts.name} required>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField name="phone" label={texts.phone} hint={texts.phoneHint}>
        <PhoneInput autoComplete="off" />
      </FormField>
      <FormField name="email" label={texts.email}>
        <EmailInput autoComplete="off" readOnly={hasAccount} />
      </FormField>
      <LanguageField />
      {!hasAccount && <Notify before={booking.travelEmail} />}
    </FormDialog>
  );
}
