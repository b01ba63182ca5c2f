import type { Departure } from '@wayfarer/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { departureInput } from '../../kit/departures/departure-address.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { calledOffTexts as texts } from './copy.texts.js';

/** Says that a day is closed for bookings, with a button to open it again. */
export function CalledOff({ departure }: { departure: Departure }) {
  const { may } = useStaff();
  const [open] = consoleBookingsApi.useOpenDepartureMutation();
  const { busy, problem, send } = useSend(() => open(departureInput(departure)), {
    done: texts.opened,
  });
  return (
    <div className="mb-5 flex flex-col items-start gap-2">
      <Banner tone="info">{texts.closed}</Banner>
      {may('bookings.cancel') && (
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          loading={busy}
          onClick={() => void send()}
        >
          {texts.open}
        </Button>
      )}
      {problem !== undefined && <Banner>{problem}</Banner>}
    </div>
  );
}
