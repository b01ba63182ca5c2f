import type { Submission } from '@wayfarer/contract';
import { destinationsApi } from '../api.ts';
import { ReasonDialog } from '../../act/reason-dialog.tsx';
import { sendBackTexts as texts } from './copy.ts';

/** Asks for the reason that the contributor reads. */
export function SendBackDialog({
  submission: { _id: id, facts, kind, version },
  onClose,
}: {
  submission: Submission;
  onClose: () => void;
}) {
  const [send] = destinationsApi.useDecideSubmissionMutation();
  return (
    <ReasonDialog
      texts={{ ...texts, title: texts.title(facts.spot) }}
      act={(reason) => {
        const body = { kind, version, decision: 'send_back', reason } as const;
        return send({ params: { id }, body });
      }}
      onClose={onClose}
    />
  );
}
