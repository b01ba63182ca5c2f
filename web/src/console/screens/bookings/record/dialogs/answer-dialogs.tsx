import type { BookingRecord } from '@wayfarer/contract';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { QuestionDialog } from '../../../../kit/dialogs/question-dialog.tsx';
import { ReasonDialog } from '../../../../kit/dialogs/reason-dialog.tsx';
import { acceptTexts, declineTexts } from '../copy.ts';

interface AnswerProps {
  record: BookingRecord;
  onClose: () => void;
}

/** Asks for confirmation before a request is accepted. */
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

/** Asks for the reason why a request is declined, which the traveler reads. */
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
