import { awaitsAnswer, commaList, hasEnded, type Trip } from '@wayfarer/contract';
import { Ban, CalendarPlus, Check, Clock, Share2 } from 'lucide';
import { paths } from '../../../domain/paths.ts';
import { langOfKept } from '../../../lib/language.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { tripTexts } from '../copy.texts.js';
import { pageTexts as texts } from './copy.texts.js';
import { saveOwnCalendarFile } from './documents.tsx';
import { endedName } from './ended-name.ts';

/** The trip's status, always in words and never only by color. */
function StateChip({ trip: { booking, phase } }: { trip: Trip }) {
  if (hasEnded(booking)) {
    return (
      <Badge>
        <Icon shape={Ban} />
        {booking.state === 'cancelled' ? texts.canceled : endedName(booking)}
      </Badge>
    );
  }
  if (booking.state === 'held') {
    return (
      <Badge tone="lagoon">
        <Icon shape={Clock} />
        {awaitsAnswer(booking) ? texts.waiting : texts.held}
      </Badge>
    );
  }
  return (
    <Badge tone={phase === 'over' ? 'neutral' : 'lagoon'}>
      {phase === 'upcoming' && <Icon shape={Check} />}
      {texts.chips[phase]}
    </Badge>
  );
}

/** The destination and status of the trip, with the calendar file and the button to share. */
export function TripHead({
  trip,
  isGuest,
  onShare,
}: {
  trip: Trip;
  /** True for a customer without an account, who has no list to go back to. */
  isGuest: boolean;
  onShare: (() => void) | undefined;
}) {
  const { booking, place } = trip;
  return (
    <header className="container-x pt-4 pb-6">
      {!isGuest && <BackLink to={paths.bookings()}>{texts.back}</BackLink>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 lang={langOfKept(trip, place.name)} className="display text-h1 wrap-anywhere">
              {place.name}
            </h1>
            <StateChip trip={trip} />
            {trip.checkedInAt !== null && (
              <Badge tone="success">
                <Icon shape={Check} />
                {texts.checkedIn}
              </Badge>
            )}
          </div>
          <p className="mt-1.5 text-lg wrap-anywhere text-muted">
            {commaList([place.location, place.country])}
          </p>
        </div>
        {!hasEnded(booking) && (
          <div className="flex flex-wrap gap-3 max-lg:hidden print:hidden">
            <Button variant="secondary" size="sm" onClick={() => saveOwnCalendarFile(trip)}>
              <Icon shape={CalendarPlus} className="size-5" />
              {tripTexts.addToCalendar}
            </Button>
            {onShare && (
              <Button variant="secondary" size="sm" onClick={onShare}>
                <Icon shape={Share2} className="size-5" />
                {texts.share}
              </Button>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
