import {
  CancelForm as CancelSchema,
  type CancellationPreview,
  formatMoney,
  TEXT_LIMITS,
  TRAVELER_REASONS,
  tripPath,
} from '@wayfarer/contract';
import { ThreeFigures } from '../../../ui/cancellation/three-figures.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { cancelTexts as texts } from './copy.ts';
import { useCancel } from './use-cancel.ts';

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">{texts.optional}</span>
    </>
  );
}

/** The result of the last attempt, if it didn't succeed. */
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

/** The refund and the cost of canceling now, an optional reason, and the choice to cancel or keep the trip. */
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
  const form = useSchemaForm(CancelSchema, { reasonCode: '', message: '' });
  const { currency, refund } = preview;
  const back = refund.card + refund.counter;
  const submitLabel = back > 0 ? texts.submitWithRefund(formatMoney(back, currency)) : texts.submit;
  const isUnknown = outcome?.kind === 'checking' || outcome?.kind === 'unreachable';
  return (
    <Card floating>
      <h2 className="display text-h3">{texts.confirmTitle}</h2>
      <Form
        of={{
          form,
          send: ({ message, reasonCode }) =>
            cancel(preview, { message, ...(reasonCode !== '' && { reasonCode }) }),
        }}
        className="mt-5 flex flex-col gap-5"
      >
        <ThreeFigures of={preview} />
        <FormField name="reasonCode" label={<Optional label={texts.why} />}>
          <Select options={TRAVELER_REASONS} names={texts.reasons}>
            <option value="">{texts.noReason}</option>
          </Select>
        </FormField>
        <FormField name="message" label={<Optional label={texts.message} />}>
          <Textarea rows={2} maxLength={TEXT_LIMITS.cancellationMessage} />
        </FormField>
        <Trouble outcome={outcome} check={check} />
        <div className="flex flex-wrap gap-3 *:grow">
          <Button type="submit" variant="danger" loading={busy} disabled={isUnknown}>
            {busy ? texts.submitting : submitLabel}
          </Button>
          <ButtonLink variant="secondary" to={tripPath(id)}>
            {texts.keep}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
