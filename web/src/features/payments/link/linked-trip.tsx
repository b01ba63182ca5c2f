import { type LinkedPayment, LOCALE, partyText } from '@wayfarer/contract';
import { langOfKept, pageLanguage } from '../../../lib/language.ts';
import { Picture } from '../../../ui/display/pictures/picture.tsx';

export type Trip = NonNullable<LinkedPayment['trip']>;

const DAYS = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A trip's days, such as 'Tue, Apr 20 – Fri, Apr 23, 2027'. A line breaks only before the last day. */
function Days({ of: { firstDay, lastDay } }: { of: Trip }) {
  const parts = DAYS.formatRangeToParts(noonOf(firstDay), noonOf(lastDay));
  const end = Math.max(
    0,
    parts.findIndex(({ source }) => source === 'endRange'),
  );
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  return (
    <p className="tabular">
      {end > 0 && <span className="inline-block">{textOf(parts.slice(0, end)).trimEnd()}</span>}{' '}
      <span className="inline-block">{textOf(parts.slice(end))}</span>
    </p>
  );
}

/** The name of the trip's destination in the page's language, if it has a translation. */
const nameOf = ({ name, translations }: Trip) => translations?.texts[pageLanguage]?.[name] ?? name;

/** The trip that is paid, with nothing about the person who travels. */
export function LinkedTrip({ trip }: { trip: Trip }) {
  const name = nameOf(trip);
  return (
    <div className="flex items-center gap-4">
      {trip.picture && (
        <div className="h-20 w-[min(7rem,34%)] shrink-0 print:hidden">
          <Picture
            src={trip.picture.image}
            placeholder={trip.picture.placeholder ?? undefined}
            alt=""
            ratio="fill"
            sizes="7rem"
            priority
            className="rounded-card"
          />
        </div>
      )}
      <div className="min-w-0 text-sm text-muted">
        <h2 lang={langOfKept(trip, name)} className="display text-xl wrap-anywhere text-ink">
          {name}
        </h2>
        <Days of={trip} />
        <p>
          {partyText(trip.travellers)}
          {trip.reference !== null && (
            <>
              {' · '}
              <bdi className="whitespace-nowrap">{trip.reference}</bdi>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
