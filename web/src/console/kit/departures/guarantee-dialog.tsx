import { consoleBookingsApi } from '../bookings/api.ts';
import { departureText } from '../bookings/trip-span.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { departureInput } from './departure-address.ts';
import { guaranteeTexts as texts } from './copy.texts.js';

/** Asks for confirmation before a departure is guaranteed although too few people have booked. */
export function GuaranteeDialog({
  departure,
  onClose,
}: {
  departure: { offerId: string; day: string; startTime: string | null; travelSpot: string };
  onClose: () => void;
}) {
  const [send] = consoleBookingsApi.useGuaranteeDepartureMutation();
  return (
    <QuestionDialog
      texts={{
        ...texts,
        text: texts.text({ spot: departure.travelSpot, day: departureText(departure) }),
      }}
      act={() => send(departureInput(departure))}
      onClose={onClose}
    />
  );
}
