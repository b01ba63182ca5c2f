import type { BookingRecord } from '@wayfarer/contract';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { QuestionDialog } from '../../../../kit/dialogs/question-dialog.tsx';
import { ReasonDialog } from '../../../../kit/dialogs/reason-dialog.tsx';
import { acceptTexts, declineTexts } from '../copy.ts';

interface AnswerProps {
  record: BookingRecord;
  onClose: () => void;
}

/** Asks whether to accept a request, which the traveler can then pay. */
export function AcceptDialog({ record: { booking }, onClose }: AnswerProps) {
  const [send] = consoleBookingsApi.useAnswerRequestMutation();
  const { _id: id, revision } = booking;
  return (
    <QuestionDialog
      texts={acceptTexts}
      act={() => send({ params: { id }, body: { revision, answer: 'accept' } })}
      onClose={onClose}
    />
  );
}

/** Asks why a request is declined; the traveler reads it. */
export function DeclineDialog({ record: { booking }, onClose }: AnswerProps) {
  const [send] = consoleBookingsApi.useAnswerRequestMutation();
  const { _id: id, revision } = booking;
  return (
    <ReasonDialog
      danger
      texts={declineTexts}
      act={(reason) => send({ params: { id }, body: { revision, answer: 'decline', reason } })}
      onClose={onClose}
    />
  );
}
