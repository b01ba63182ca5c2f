import type { AccountBlock } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { DangerButton } from '../../kit/dialogs/danger-button.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { useWithProof } from '../../kit/staff/proof.ts';
import { Section } from '../../kit/screen/section.tsx';
import { customersApi } from './api.ts';
import { blockTexts as texts } from './copy.ts';

interface Person {
  id: string;
  name: string;
}

/** Asks for the reason for blocking, and explains the consequences. */
export function BlockButton({ id, name }: Person) {
  const [block] = customersApi.useBlockCustomerMutation();
  return (
    <DangerButton label={texts.block}>
      {(close) => (
        <ReasonDialog
          danger
          texts={{ ...texts.dialog, title: texts.question(name) }}
          act={(reason) => block({ params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
    </DangerButton>
  );
}

export function UnblockButton({ id, name }: Person) {
  const [asking, setAsking] = useState(false);
  const [unblock, { isLoading }] = customersApi.useUnblockCustomerMutation();
  const withProof = useWithProof();

  async function confirm() {
    const answer = await withProof(() => unblock({ params: { id } }));
    setAsking(false);
    if (answer?.error) toast.error(`${texts.unblockFailed} ${errorDetail(answer.error)}`);
    else if (answer) toast.success(texts.unblocked);
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {texts.unblock}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.unblockQuestion(name)}
        text={texts.unblockExplanation}
        confirmLabel={texts.unblock}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The reason for the current block, and the blocks before it. */
export function Blocks({ blocks }: { blocks: readonly AccountBlock[] }) {
  const inForce = blocks.find(({ endedAt }) => endedAt === null);
  const ended = blocks.filter(({ endedAt }) => endedAt !== null);
  if (blocks.length === 0) return null;
  return (
    <Section title={inForce ? texts.title : texts.history}>
      {inForce && (
        <>
          <p className="font-semibold text-danger">{texts.text}</p>
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{inForce.reason}</p>
          <p className="mt-1 text-xs text-muted">
            {texts.since(inForce.by.name, formatMoment(inForce.at))}
          </p>
          {ended.length > 0 && <h3 className="mt-5 text-sm font-semibold">{texts.history}</h3>}
        </>
      )}
      <ul className="text-sm">
        {ended.map(({ at, endedAt, reason }) => (
          <li key={at} className="mt-2">
            <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
            <p className="text-xs text-muted">
              {texts.until({ from: formatMoment(at), to: formatMoment(endedAt ?? at) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
