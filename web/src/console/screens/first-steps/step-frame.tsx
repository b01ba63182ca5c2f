import type { ReactNode } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { type Submission, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { firstStepsTexts as texts } from './copy.ts';

export interface StepProps {
  onDone: () => Promise<void>;
  onSkip: () => void;
}

/** The submit handler of a step without fields, or with fields that keep their own drafts. */
export const useStep = (save: () => Promise<void>) =>
  useSubmit(useForm(), async () => {
    await save();
    return {};
  });

/**
 * The frame of a step: its explanation, its fields, and its buttons, which don't react while the step is being saved.
 */
export function StepFrame<Fields extends FieldValues, Values>({
  title,
  text,
  of,
  submit = texts.goOn,
  onSkip,
  children,
}: {
  title: string;
  text: string;
  of: Submission<Fields, Values>;
  submit?: string;
  onSkip: () => void;
  children: ReactNode;
}) {
  const ways = (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      <Button variant="ghost" disabled={of.busy} onClick={onSkip}>
        {texts.skip}
      </Button>
      <SubmitButton busyLabel={texts.saving}>{submit}</SubmitButton>
    </div>
  );
  return (
    <Card className="max-w-2xl wrap-anywhere">
      <h2 className="display text-h3 wrap-anywhere">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <Form of={of} footer={ways} className="mt-6">
        {children}
      </Form>
    </Card>
  );
}
