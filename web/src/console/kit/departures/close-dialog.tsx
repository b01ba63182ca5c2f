import { departureText } from '../bookings/trip-span.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { departuresApi } from './api.ts';
import { closeTexts as texts } from './copy.texts.js';

/** Asks for confirmation before a departure that no one has booked is called off. */
export function CloseDialog({
  departure: { day, offerId, startTime, travelSpot },
  onClose,
}: {
  departure: { offerId: string; day: string; startTime: string | null; travelSpot: string };
  onClose: () => void;
}) {
  const [close] = departuresApi.useCloseDepartureMutation();
  const time = startTime !== null && { startTimes: [startTime] };
  const set = { closed: true };
  return (
    <QuestionDialog
      danger
      texts={{
        ...texts,
        text: texts.text({ spot: travelSpot, day: departureText({ day, startTime }) }),
      }}
      act={() => close({ params: { id: offerId }, body: { days: [day], ...time, set } })}
      onClose={onClose}
    />
  );
}
