import {
  formatDay,
  partySize,
  RenameForm,
  TEXT_LIMITS,
  TOLD_LIMITS,
  type Trip,
} from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { tripsApi } from '../api.ts';
import { renameTexts as texts } from './copy.texts.js';

/** Changes the lead traveler's name and the companions' names. */
export function RenameDialog({
  trip: { booking, renameUntil },
  onClose,
}: {
  trip: Trip;
  onClose: () => void;
}) {
  const form = useSchemaForm(RenameForm, {
    travelName: booking.travelName,
    companionNames: booking.companionNames ?? '',
  });
  const [send] = tripsApi.useRenameTravelerMutation();
  const { done, failed } = texts;
  const submit = useSubmit(form, (body) => send({ params: { id: booking._id }, body }), {
    act: 'rename-traveler',
    done,
    failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({
        name: booking.travelName,
        day: formatDay(renameUntil ?? booking.travelDate),
      })}
      of={submit}
      submitLabel={texts.submit}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <FormField name="travelName" label={texts.label} required>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      {partySize(booking.travellers) > 1 && (
        <FormField name="companionNames" label={texts.companions} hint={texts.companionsHint}>
          <Textarea rows={3} maxLength={TOLD_LIMITS.companionNames} />
        </FormField>
      )}
    </FormDialog>
  );
}
