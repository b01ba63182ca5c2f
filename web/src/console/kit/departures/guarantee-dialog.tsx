import { consoleBookingsApi } from '../bookings/api.ts';
import { dayText } from '../bookings/trip-span.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { guaranteeTexts as texts } from './copy.texts.js';

/** Asks for confirmation that a departure is guaranteed although too few people have booked. */
export function GuaranteeDialog({
  departure: { day, offerId, travelSpot },
  onClose,
}: {
  departure: { offerId: string; day: string; travelSpot: string };
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useGuaranteeDepartureMutation();
  return (
    <QuestionDialog
      texts={{ ...texts, text: texts.text({ spot: travelSpot, day: dayText(day) }) }}
      act={() => send({ params: { offerId, day } })}
      onClose={onClose}
    />
  );
}
