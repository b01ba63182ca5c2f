import type { Trip } from '@wayfarer/contract';
import { UsersRound } from 'lucide';
import { useToday } from '../../../api/use-today.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { wholeDay } from '../days.ts';
import { departureTexts as texts } from './copy.texts.js';

/** Says that the trip's departure is guaranteed, or how many people it needs and when the agency decides. */
export function DepartureNote({ trip: { departure, phase } }: { trip: Trip }) {
  const today = useToday();
  if (departure === undefined || phase !== 'upcoming') return null;
  const { guaranteed, minimum } = departure;
  if (!guaranteed && minimum === undefined) return null;
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
      <Icon shape={UsersRound} className="mt-0.5 size-4 shrink-0" />
      {guaranteed || minimum === undefined ? texts.guaranteed : minimumText(minimum, today)}
    </p>
  );
}

/** Leaves out the day to decide once it has passed, because staff may decide later than they planned. */
const minimumText = (
  { decideOn, people }: NonNullable<NonNullable<Trip['departure']>['minimum']>,
  today: string,
) =>
  decideOn < today ? texts.minimumSoon(people) : texts.minimum({ people, day: wholeDay(decideOn) });
