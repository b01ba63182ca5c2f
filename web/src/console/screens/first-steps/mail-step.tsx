import type { MailTrial } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { firstStepsApi } from './api.ts';
import { mailStepTexts as texts } from './copy.ts';
import { StepFrame, type StepProps, useStep } from './step-frame.tsx';

function said({ result, answer }: MailTrial): string {
  return result === 'refused' ? texts.refused(answer) : texts[result];
}

/** Sends a test email to the owner, and shows the mail server's response. */
export function MailStep({ onDone, onSkip }: StepProps) {
  const { userEmail } = useSession();
  const step = useStep(onDone);
  const [send, { isLoading }] = firstStepsApi.useTryMailMutation();
  const [outcome, setOutcome] = useState('');
  async function onSend() {
    setOutcome('');
    const { data, error } = await send();
    setOutcome(data ? said(data) : errorDetail(error));
  }
  return (
    <StepFrame title={texts.title} text={texts.text(userEmail)} of={step} onSkip={onSkip}>
      <Button variant="secondary" loading={isLoading} onClick={() => void onSend()}>
        {isLoading ? texts.sending : texts.send}
      </Button>
      <p role="status" className="mt-4 wrap-anywhere">
        {outcome}
      </p>
    </StepFrame>
  );
}
