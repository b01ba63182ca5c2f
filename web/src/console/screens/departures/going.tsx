import type { Departure } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { GoingMark } from '../../kit/departures/going-mark.tsx';
import { GuaranteeDialog } from '../../kit/departures/guarantee-dialog.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { manifestTexts as texts } from './copy.texts.js';

/** The minimum of a departure, with the button to guarantee it, or its guarantee. */
export function Going({ departure }: { departure: Departure }) {
  const { may } = useStaff();
  const [isAsked, setAsked] = useState(false);
  const { closed, guaranteed = false, minimum } = departure;
  if (!guaranteed && (minimum === undefined || closed)) return null;
  const isOpen = !guaranteed && !closed && may('availability.write');
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
      <GoingMark {...departure} />
      {isOpen && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          {texts.guarantee}
        </Button>
      )}
      {isAsked && <GuaranteeDialog departure={departure} onClose={() => setAsked(false)} />}
    </div>
  );
}
