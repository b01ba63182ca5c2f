import type { Departure } from '@wayfarer/contract';
import { useToday } from '../../../api/use-today.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { dayText } from '../bookings/trip-span.ts';
import { goingTexts as texts } from './copy.texts.js';

/** Says that a departure is guaranteed, or how many people it needs and when the agency decides. */
export function GoingMark({ closed, guaranteed, minimum }: Departure) {
  const today = useToday();
  if (guaranteed) return <Badge tone="success">{texts.guaranteed}</Badge>;
  if (minimum === undefined || closed) return null;
  const { decideOn, people } = minimum;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warning">{texts.notYet}</Badge>
      <span className="text-xs text-muted">
        {decideOn < today
          ? texts.needsSoon(people)
          : texts.needs({ people, day: dayText(decideOn) })}
      </span>
    </span>
  );
}
