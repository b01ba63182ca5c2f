import { type CancellationPreview, TEXT_LIMITS, tripPath } from '@wayfarer/contract';
import { useState } from 'react';
import { ThreeFigures } from '../../../ui/cancellation/three-figures.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { cancelTexts as texts, type TravellerReason } from './copy.ts';
import { useCancel } from './use-cancel.ts';

function isReason(code: string): code is TravellerReason {
  return Object.hasOwn(texts.reasons, code);
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">{texts.optional}</span>
    </>
  );
}

/** How the last try ended. */
function Trouble({ outcome, check }: Pick<ReturnType<typeof useCancel>, 'outcome' | 'check'>) {
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'checking':
      return <Banner tone="info">{texts.checking}</Banner>;
    case 'unreachable':
      return (
        <>
          <Banner>{texts.unreachable}</Banner>
          <Button variant="secondary" className="self-start" onClick={() => void check()}>
            {texts.checkAgain}
          </Button>
        </>
      );
    default:
      return (
        <Banner tone={outcome?.kind === 'changed' ? 'warning' : 'danger'}>{outcome?.text}</Banner>
      );
  }
}

/** What canceling comes to now, why, and the two answers. */
export function CancelForm({
  id,
  preview,
  onChanged,
}: {
  id: string;
  preview: CancellationPreview;
  onChanged: (preview: CancellationPreview) => void;
}) {
  const { busy, cancel, check, outcome } = useCancel(id, onChanged);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const isUnknown = outcome?.kind === 'checking' || outcome?.kind === 'unreachable';
  return (
    <Card floating>
      <h2 className="display text-h3">{texts.confirmTitle}</h2>
      <form
        method="post"
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void cancel(preview, {
            message: message.trim(),
            ...(isReason(reason) && { reasonCode: reason }),
          });
        }}
      >
        <ThreeFigures of={preview} />
        <Field label={<Optional label={texts.why} />}>
          <Select value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">{texts.noReason}</option>
            {Object.entries(texts.reasons).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Optional label={texts.message} />}>
          <Textarea
            rows={2}
            maxLength={TEXT_LIMITS.cancellationMessage}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <Trouble outcome={outcome} check={check} />
        <div className="flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="danger" loading={busy} disabled={isUnknown}>
            {busy ? texts.submitting : texts.submit}
          </Button>
          <ButtonLink variant="secondary" to={tripPath(id)}>
            {texts.keep}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
