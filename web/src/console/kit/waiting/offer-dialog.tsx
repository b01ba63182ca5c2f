import {
  partyText,
  placesOf,
  reasonForm,
  TEXT_LIMITS,
  type WaitingRecord,
} from '@wayfarer/contract';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { departureText } from '../bookings/trip-span.ts';
import { waitingApi } from './api.ts';
import { offerTexts as texts } from './copy.texts.js';

interface OfferDialogProps {
  entry: WaitingRecord;
  /** The parties that have waited longer for the same day than this one. */
  passed: readonly WaitingRecord[];
  onClose: () => void;
}

const FORM = reasonForm(texts.reasonMissing);

/** Offers free places to a party out of turn, although other parties have waited longer. Asks for the reason. */
export function OfferDialog({ entry, onClose, passed }: OfferDialogProps) {
  const { _id, left, name, startTime, travelDate, travellers } = entry;
  const places = placesOf(travellers);
  const [offer] = waitingApi.useOfferPlacesMutation();
  const form = useSchemaForm(FORM, { reason: '' });
  const submit = useSubmit(form, (body) => offer({ params: { id: _id }, body }), {
    act: 'offer-places',
    done: texts.done(name),
    onDone: onClose,
  });
  const [first] = passed;
  return (
    <FormDialog
      title={texts.title({ places, name })}
      text={`${departureText({ day: travelDate, startTime })}, ${partyText(travellers)}`}
      of={submit}
      submitLabel={texts.submit(places)}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      {first !== undefined && (
        <Banner tone="warning">
          {texts.passed({
            parties: passed.length,
            name: first.name,
            party: partyText(first.travellers),
          })}
        </Banner>
      )}
      <p className="text-sm text-muted">{texts.open({ places: left, left: left - places })}</p>
      <FormField name="reason" label={texts.reason} hint={texts.reasonHint}>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}
