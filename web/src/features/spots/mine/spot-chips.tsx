import { seasonText, stayText, visitorsText } from '@wayfarer/contract';
import { CalendarRange, Clock, Users } from 'lucide';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { ownCardTexts as texts } from './copy.texts.js';

/** Season, duration and visitors of a destination, if known (spec §2, My tourist spots). */
export function SpotChips({
  seasonality,
  travelTime,
  visitors,
}: {
  seasonality: string;
  travelTime: string;
  visitors: string;
}) {
  const chips = [
    { name: texts.season, value: seasonText(seasonality), shape: CalendarRange },
    { name: texts.stay, value: stayText(travelTime), shape: Clock },
    { name: texts.visitors, value: visitorsText(visitors), shape: Users },
  ].filter(({ value }) => value.trim() !== '');
  if (chips.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {chips.map(({ name, value, shape }) => (
        <li key={name} className="min-w-0">
          <Badge className="max-w-full wrap-anywhere">
            <Icon shape={shape} className="shrink-0" />
            <span className="sr-only">{name}: </span>
            {value}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
