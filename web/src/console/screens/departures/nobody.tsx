import type { Departure } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { CloseDialog } from '../../kit/departures/close-dialog.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { manifestTexts as texts } from './copy.texts.js';

/** A departure without travelers. One that is on sale can be called off, so that it isn't booked anymore. */
export function Nobody({ departure }: { departure: Departure }) {
  const { may } = useStaff();
  const [isAsked, setAsked] = useState(false);
  const { closed, scheduled } = departure;
  const isSold = scheduled && !closed;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{isSold ? texts.empty : texts.nobody}</p>
      {isSold && may('availability.write') && (
        <Button
          variant="ghost"
          size="sm"
          className="text-danger! print:hidden"
          onClick={() => setAsked(true)}
        >
          {texts.callOff}
        </Button>
      )}
      {isAsked && <CloseDialog departure={departure} onClose={() => setAsked(false)} />}
    </div>
  );
}
