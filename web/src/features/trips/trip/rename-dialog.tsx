import { formatDay, TEXT_LIMITS, type Trip } from '@wayfarer/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { tripsApi } from '../api.ts';
import { renameTexts as texts } from './copy.ts';

/** Gives the trip to another traveler. */
export function RenameDialog({
  trip: { booking, renameUntil },
  open,
  onClose,
}: {
  trip: Trip;
  open: boolean;
  onClose: () => void;
}) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading, error, reset }] = tripsApi.useRenameTravellerMutation();

  function close() {
    reset();
    setName('');
    setMissing(false);
    onClose();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const travelName = name.trim();
    setMissing(travelName === '');
    if (travelName === '') field.current?.focus();
    if (travelName === '' || isLoading) return;
    const { data } = await send({ params: { id: booking._id }, body: { travelName } });
    if (data === undefined) return;
    toast.success(texts.done, 'rename-traveler');
    close();
  }

  return (
    <Dialog
      open={open}
      title={texts.title}
      onClose={close}
      busy={isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            {texts.keep}
          </Button>
          <Button type="submit" form={form} loading={isLoading}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p>{texts.text(booking.travelName, formatDay(renameUntil ?? booking.travelDate))}</p>
      <form
        id={form}
        method="post"
        noValidate
        className="mt-5 flex flex-col gap-4 text-ink"
        onSubmit={(event) => void save(event)}
      >
        <Field label={texts.label} error={isMissing ? texts.missing : undefined} required>
          <Input
            ref={field}
            value={name}
            maxLength={TEXT_LIMITS.personName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {error !== undefined && (
          <Banner>
            {texts.failed} {errorDetail(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
