import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { firstStepsTexts as texts } from './copy.ts';

export interface StepProps {
  /** Called once the step is done. */
  onDone: () => Promise<void>;
  onSkip: () => void;
}

/** One of the first steps: what it is about, and the ways on, which wait until it is saved and noted. */
export function StepFrame({
  title,
  text,
  submit = texts.goOn,
  onSubmit,
  onSkip,
  children,
}: {
  title: string;
  text: string;
  submit?: string;
  onSubmit: () => Promise<void>;
  onSkip: () => void;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  async function goOn() {
    setBusy(true);
    await onSubmit();
    setBusy(false);
  }
  return (
    <Card className="max-w-2xl wrap-anywhere">
      <h2 className="display text-h3 wrap-anywhere">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6">{children}</div>
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="ghost" disabled={busy} onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button loading={busy} onClick={() => void goOn()}>
          {busy ? texts.saving : submit}
        </Button>
      </div>
    </Card>
  );
}
