import type { Setting } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { useDrafts } from '../../kit/settings-controls/use-drafts.ts';
import { firstStepsTexts } from './copy.ts';
import { StepFrame, type StepProps, useStep } from './step-frame.tsx';

export interface SettingsStepProps extends StepProps {
  settings: readonly Setting[];
  refetch: () => Promise<readonly Setting[]>;
}

/** A step that saves settings and then continues. */
export function SettingsStep({
  settings,
  refetch,
  onDone,
  onSkip,
  texts: { title, text },
  children,
}: SettingsStepProps & {
  texts: { title: string; text: string };
  children: (drafts: ReturnType<typeof useDrafts>) => ReactNode;
}) {
  const drafts = useDrafts(settings, refetch);
  const step = useStep(async () => {
    if (await drafts.save()) await onDone();
  });
  return (
    <StepFrame title={title} text={text} submit={firstStepsTexts.save} of={step} onSkip={onSkip}>
      {children(drafts)}
    </StepFrame>
  );
}
