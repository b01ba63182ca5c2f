import {
  type CancellationPromise,
  type PaymentPlan,
  type ShownDetails,
  type Spot,
  tripPlan,
} from '@wayfarer/contract';
import {
  CalendarHeart,
  Check,
  Clock,
  Footprints,
  Languages,
  Star,
  Users,
  UsersRound,
} from 'lucide';
import { usePublicConfig, useSite } from '../../../api/public-config.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { useInclusions } from '../../../domain/use-inclusions.ts';
import { countryOf, langOfText } from '../../../lib/language.ts';
import { PromisedRefund } from '../../../ui/cancellation/promised-refund.tsx';
import { DayByDay } from '../../../ui/destination/day-by-day.tsx';
import { planTexts } from '../../../ui/destination/copy.texts.js';
import { Included } from '../../../ui/destination/included.tsx';
import { ListPart } from '../../../ui/destination/list-part.tsx';
import { Part } from '../../../ui/destination/part.tsx';
import { WhereYouMeet } from '../../../ui/destination/where-you-meet.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { bookingTexts } from './copy.ts';
import { factTexts, sectionTexts, texts } from './copy.texts.js';
import { type Fact, mainFacts, moreFacts } from './facts.ts';
import type { Trip } from './use-trip.ts';

const ICONS: Readonly<Record<string, typeof Star>> = {
  [factTexts.season]: CalendarHeart,
  [factTexts.stay]: Clock,
  [factTexts.visitors]: Users,
  [factTexts.group]: UsersRound,
  [factTexts.effort]: Footprints,
  [factTexts.languages]: Languages,
  [factTexts.rating]: Star,
};

function MainFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-8 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="relative min-h-11 ps-15">
          <dt className="text-sm text-muted">
            <span
              aria-hidden
              className="absolute inset-y-0 start-0 my-auto grid size-11 place-items-center rounded-full bg-lagoon-soft text-lagoon"
            >
              <Icon shape={ICONS[label] ?? Star} className="size-5" />
            </span>
            {label}
          </dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the `lang` of a list's entry by its position. */
type LangAt = (at: number) => string | undefined;

/** Makes a function for the languages of the entries in one of a destination's lists. */
const langsOf =
  (spot: Spot, list: string): LangAt =>
  (at) =>
    langOfText(spot, `${list}.${at}`);

function CheckedList({ items, langAt }: { items: readonly string[]; langAt?: LangAt }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
      {items.map((item, at) => (
        <li key={item} lang={langAt?.(at)} className="flex gap-3 wrap-anywhere">
          <Icon shape={Check} className="mt-0.5 size-5 shrink-0 text-success" />
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The description, the main facts, the highlights, and the plan for the chosen number of days. */
export function Overview({ spot, trip }: { spot: Spot; trip: Trip }) {
  const site = usePublicConfig();
  const { endPoint = '', highlights = [], itinerary = [] } = spot.details ?? {};
  return (
    <>
      <div className="border-b border-line pb-8">
        <p
          dir="auto"
          lang={langOfText(spot, 'description')}
          className="max-w-prose text-lg leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {spot.description.trim() || texts.noDescription}
        </p>
        <MainFacts facts={mainFacts(spot, site)} />
      </div>
      {highlights.length > 0 && (
        <Part id="highlights" title={sectionTexts.highlights}>
          <CheckedList items={highlights} langAt={langsOf(spot, 'highlights')} />
        </Part>
      )}
      <DayByDay
        id="day-by-day"
        firstDay={trip.date || null}
        itinerary={tripPlan(itinerary, trip.days)}
        end={{ point: endPoint, lang: langOfText(spot, 'endPoint') }}
        langOf={(name) => langOfText(spot, `itinerary.${name}`)}
      />
      {spot.host && <Host host={spot.host} lang={langOfText(spot, 'hostWords')} />}
    </>
  );
}

function Host({ host, lang }: { host: NonNullable<Spot['host']>; lang: string | undefined }) {
  return (
    <Part title={sectionTexts.host}>
      {host.name !== '' && <p className="font-semibold wrap-anywhere">{host.name}</p>}
      {host.words !== '' && (
        <p dir="auto" lang={lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {host.words}
        </p>
      )}
    </Part>
  );
}

function Faq({ faq, langAt }: { faq: NonNullable<Spot['faq']>; langAt: LangAt }) {
  return (
    <Part id="faq" title={sectionTexts.faq}>
      <dl className="max-w-prose space-y-4">
        {faq.map(({ answer, question }, at) => (
          <div key={question} dir="auto" lang={langAt(at)}>
            <dt className="font-semibold wrap-anywhere">{question}</dt>
            <dd className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const placeOf = (spot: Spot, details: ShownDetails, trip: Trip) => ({
  ...details,
  country: countryOf(spot),
  location: spot.location,
  // the usual time doesn't apply to departures that have their own start times
  meetingTime:
    trip.startTime === null && spot.departures?.startTime === undefined
      ? details.meetingTime
      : null,
  // only people who have booked see the phone number of the local contact
  phone: '',
});

/** The meeting point, what travelers bring and should know, and the facts that the overview leaves out. */
export function Details({ spot, trip }: { spot: Spot; trip: Trip }) {
  const { details } = spot;
  return (
    <>
      {details && (
        <>
          <WhereYouMeet
            id="meeting-point"
            place={placeOf(spot, details, trip)}
            firstDay={trip.date || null}
          />
          <ListPart
            id="bring"
            title={planTexts.bring}
            entries={details.bring}
            langAt={langsOf(spot, 'bring')}
          />
          <ListPart
            title={planTexts.notSuitable}
            entries={details.notSuitable}
            langAt={langsOf(spot, 'notSuitable')}
          />
          <ListPart
            title={planTexts.notAllowed}
            entries={details.notAllowed}
            langAt={langsOf(spot, 'notAllowed')}
          />
          <ListPart
            title={planTexts.accessibility}
            entries={details.accessibility}
            langAt={langsOf(spot, 'accessibility')}
          />
        </>
      )}
      <Part title={sectionTexts.facts}>
        <dl className="max-w-2xl divide-y divide-line">
          {moreFacts(spot).map(({ label, value }) => (
            <div key={label} className="grid grid-cols-1 gap-x-6 py-3.5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

/** How the rest of the price is paid: by a plan, or on arrival if only one day is charged. */
function restOf(plan: PaymentPlan | null, charge: 'day' | 'total') {
  if (plan === null) return { hasRest: charge === 'day' };
  return plan.balanceDays === null ? { hasRest: plan.now !== 'total' } : { plan };
}

/** Inclusions, cancellation terms, and other things to know before booking. */
export function Booking({ spot, promise }: { spot: Spot; promise: CancellationPromise | null }) {
  const site = useSite();
  const { charge, plan = null } = usePublicConfig();
  return (
    <>
      <Included id="included" of={useInclusions(spot)} />
      <Part id="cancellation" title={sectionTexts.cancellation}>
        {promise && <PromisedRefund of={promise} className="mb-3" />}
        <ul className="list-disc space-y-1 ps-5">
          {bookingTexts.cancellation(spot.policy).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title={bookingTexts.knowTitle}>
        <CheckedList
          items={bookingTexts.know(site, spot.details, {
            ...restOf(spot.prices?.plan ?? plan, charge),
            onRequest: spot.onRequest === true,
          })}
        />
        <p className="mt-4 text-muted">
          {bookingTexts.provider({ agency: site.name, contributed: spot.contributed })}{' '}
          <Link to={linkedPaths.support()} className="underline underline-offset-4">
            {bookingTexts.answers}
          </Link>
        </p>
      </Part>
      {spot.faq && <Faq faq={spot.faq} langAt={(at) => langOfText(spot, `faq.${at}.question`)} />}
    </>
  );
}
