import type { Trip } from '@wayfarer/contract';
import { UsersRound } from 'lucide';
import { Icon } from '../../../ui/display/icon.tsx';
import { wholeDay } from '../days.ts';
import { departureTexts as texts } from './copy.texts.js';

/** Says that the trip's departure is guaranteed, or how many people it needs and when the agency decides. */
export function DepartureNote({ trip: { departure, phase } }: { trip: Trip }) {
  if (departure === undefined || phase !== 'upcoming') return null;
  const { guaranteed, minimum } = departure;
  if (!guaranteed && minimum === undefined) return null;
  const text =
    guaranteed || minimum === undefined
      ? texts.guaranteed
      : texts.minimum({ people: minimum.people, day: wholeDay(minimum.decideOn) });
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
      <Icon shape={UsersRound} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
