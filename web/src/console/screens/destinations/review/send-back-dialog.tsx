import type { Submission } from '@wayfarer/contract';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { sendBackTexts as texts } from './copy.ts';
import { useDecide } from './use-decide.ts';

/** Asks for the reason, which the contributor will read. */
export function SendBackDialog({
  submission,
  onClose,
}: {
  submission: Submission;
  onClose: () => void;
}) {
  const decide = useDecide(submission);
  return (
    <ReasonDialog
      texts={{ ...texts, title: texts.title(submission.facts.spot) }}
      act={(reason) => decide({ decision: 'send_back', reason })}
      onClose={onClose}
    />
  );
}
