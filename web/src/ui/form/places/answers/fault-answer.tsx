import {
  type Availability,
  NEAREST_DAYS,
  nearestShown,
  type ShownCalendar,
  type ShownFault,
  type ShownTrip,
  type TripStart,
} from '@wayfarer/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../controls/button.tsx';
import { lazyComponent } from '../../../loading/lazy-component.tsx';
import { faultText } from './fault-text.ts';
import * as texts from './faults.texts.js';
import type { Joining } from './join-waitlist.tsx';
import { startText } from './start-text.ts';

const JoinWaitlist = lazyComponent(async () => (await import('./join-waitlist.tsx')).JoinWaitlist);

interface FaultAnswerProps {
  calendar: Availability;
  fault: ShownFault;
  trip: ShownTrip;
  shown: ShownCalendar;
  choose: (start: TripStart, days?: number) => void;
  joining: Joining | undefined;
}

/** Scrolls the answer into view after a press in a long list. A day that the page opened with scrolls nothing. */
function useShownWhenPressed({ day, startTime }: TripStart) {
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const start = `${day} ${startTime}`;
  useEffect(() => {
    if (shown.current === start) return;
    shown.current = start;
    const calendar = answer.current?.closest('section');
    if (calendar?.contains(document.activeElement)) {
      answer.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [start]);
  return answer;
}

/** Why the trip can't begin on the pressed or chosen day, with alternatives: a shorter trip, near days, waiting. */
export function FaultAnswer({ calendar, choose, fault, joining, shown, trip }: FaultAnswerProps) {
  const answer = useShownWhenPressed(trip);
  const nearest = nearestShown(calendar, shown, trip, NEAREST_DAYS);
  /** A button that chooses a trip. It disappears then, so that the answer around it takes the focus. */
  const choice = (text: string, start: TripStart, days?: number) => (
    <Button
      key={text}
      size="sm"
      variant="secondary"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[aria-live]')?.focus();
        choose(start, days);
      }}
    >
      {text}
    </Button>
  );
  return (
    <div ref={answer}>
      {faultText(fault, trip.startTime)}{' '}
      {'days' in fault && choice(texts.make(fault.days), trip, fault.days)}
      {nearest.length > 0 && (
        <span className="mt-2 flex flex-wrap items-center gap-2">
          {texts.nearest}
          {nearest.map((start) => choice(startText(start), start))}
        </span>
      )}
      {joining && fault.reason === 'full' && <JoinWaitlist joining={joining} trip={trip} />}
    </div>
  );
}
