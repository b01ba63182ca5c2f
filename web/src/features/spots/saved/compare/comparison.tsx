import {
  knownRating,
  nextInSeason,
  oneDecimal,
  sentencesOf,
  priceUnit,
  type Spot,
  shownCost,
  seasonText,
  stayText,
  commaList,
} from '@wayfarer/contract';
import { countryOf } from '../../../../lib/language.ts';
import { errorDetail } from '../../../../lib/error-text.ts';
import { clsx } from 'clsx';
import { useToday } from '../../../../api/use-today.ts';
import { bookingHref, type BookingStart } from '../../../../domain/booking-start.ts';
import { paths } from '../../../../domain/paths.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Link } from '../../../../ui/controls/link.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../../ui/feedback/states.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { categoryNames } from '../../copy.ts';
import { recommendedDays } from '../../detail/recommended-days.ts';
import { compareTexts as texts } from '../copy.texts.js';
import { usePlacesQuery } from '../places-api.ts';
import { whenText } from '../when-text.ts';
import type { Compared } from './use-compared.ts';

const FACTS: readonly { label: string; of: (spot: Spot, today: string) => string }[] = [
  { label: texts.price, of: (spot) => `${shownCost(spot.average_cost)} ${priceUnit(spot)}` },
  { label: texts.when, of: (spot, today) => whenText(spot.seasonality, today) },
  { label: texts.season, of: (spot) => seasonText(spot.seasonality) },
  { label: texts.stay, of: (spot) => stayText(spot.travel_time) },
  {
    label: texts.rating,
    of: (spot) => {
      const rating = knownRating(spot);
      if (rating === null) return texts.unrated;
      return `${oneDecimal(rating)}${spot.rated ? '' : texts.estimate}`;
    },
  },
  { label: texts.kind, of: (spot) => (spot.category ? categoryNames[spot.category] : '') },
  { label: texts.where, of: (spot) => commaList([spot.location, countryOf(spot)]) },
  {
    label: texts.canceling,
    of: (spot) => sentencesOf(spot.policy).join(' '),
  },
];

/** A link to the booking form, with the next day in season and the recommended stay. */
function BookLink({ spot }: { spot: Spot }) {
  const today = useToday(spot.timeZone);
  const start: BookingStart = {
    spot,
    travelDate: nextInSeason(spot.seasonality, today),
    travelDuration: recommendedDays(spot.travel_time),
  };
  return (
    // without the destination in the navigation's state, because `spot` lacks the details; the form loads them
    <ButtonLink size="sm" to={bookingHref(start)}>
      {texts.book} <span className="sr-only">{spot.spot}</span>
    </ButtonLink>
  );
}

/** The heading of a row. On a phone, its column has no width, and only screen readers find the heading. */
function RowHeader({ scope, children }: { scope: 'col' | 'row'; children: string }) {
  return (
    <th scope={scope} className="align-top font-normal text-muted sm:p-2">
      <span className="max-sm:sr-only">{children}</span>
    </th>
  );
}

/** One fact per row and one destination per column. On a phone, four of them scroll sideways. */
function Facts({ spots }: { spots: readonly Spot[] }) {
  const today = useToday();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section aria-label={texts.title} tabIndex={0} className="overflow-x-auto text-ink">
      <table
        className={clsx(
          'w-full table-fixed text-sm [&_th]:text-start',
          spots.length > 3 && 'min-w-[30rem]',
        )}
      >
        <colgroup>
          {/* on a phone, each cell shows its row's label itself */}
          <col className="w-0 sm:w-36" />
        </colgroup>
        <thead>
          <tr>
            <RowHeader scope="col">{texts.place}</RowHeader>
            {spots.map((spot) => (
              <th key={spot._id} scope="col" className="p-2 align-top">
                <Picture
                  src={spot.image}
                  alt=""
                  placeholder={spot.imagePlaceholder}
                  category={spot.category}
                  sizes="12rem"
                  className="rounded-card"
                />
                <Link
                  to={paths.destination(spot._id)}
                  className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {spot.spot}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.map(({ label, of }) => (
            <tr key={label} className="border-t border-line">
              <RowHeader scope="row">{label}</RowHeader>
              {spots.map((spot) => (
                <td key={spot._id} className="p-2 align-top">
                  <span
                    aria-hidden
                    className="block text-xs hyphens-auto wrap-anywhere text-muted sm:hidden"
                  >
                    {label}
                  </span>
                  <span className="font-medium wrap-anywhere">
                    {of(spot, today) || texts.unknown}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line print:hidden">
            <RowHeader scope="row">{texts.booking}</RowHeader>
            {spots.map((spot) => (
              <td key={spot._id} className="p-2 align-top">
                <BookLink spot={spot} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Compare({ ids }: { ids: readonly string[] }) {
  const { currentData, isError, error, refetch } = usePlacesQuery(ids);
  if (currentData) return <Facts spots={currentData} />;
  if (isError) {
    return (
      <ErrorState title={texts.failed} text={errorDetail(error)} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton className="h-96" />;
}

/** Up to four destinations side by side. */
export function Comparison({ compared }: { compared: Compared }) {
  return (
    <Dialog open={compared.isOpen} title={texts.title} onClose={compared.close} size="wide">
      {compared.isOpen && <Compare ids={compared.ids} />}
    </Dialog>
  );
}
