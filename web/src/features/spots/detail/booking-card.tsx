import {
  type CancellationPromise,
  DURATION_DAYS,
  firstTravelDay,
  formatDay,
  isOutOfSeason,
  LAST_TRAVEL_DAY,
  partySize,
  type Spot,
  costText,
  shownCost,
  seasonText,
} from '@wayfarer/contract';
import { Mail, MessageCircle, Phone } from 'lucide';
import { useState } from 'react';
import { useToday } from '../../../api/use-today.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { mailHref, telHref, whatsappHref } from '../../../lib/contact.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { PromisedRefund } from '../../../ui/cancellation/promised-refund.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { PartyField } from '../../../ui/form/party-field.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { bookingTexts as texts } from './copy.ts';
import { Places } from './places.tsx';
import { SeasonPrices } from './season-prices.tsx';
import type { Trip } from './use-trip.ts';

const QUIET = { variant: 'secondary', size: 'sm', className: 'grow' } as const;

/** Links to call, chat and email, if the agency has set them. Without an email, there is a link to the contact form. */
function Contact({ spot }: { spot: Spot }) {
  const { email, phone, whatsapp } = usePublicConfig().contact;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm text-muted">{texts.questions}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {phone !== undefined && (
          <ButtonAnchor href={telHref(phone)} title={phone} {...QUIET}>
            <Icon shape={Phone} className="size-4" />
            {texts.call}
          </ButtonAnchor>
        )}
        {whatsapp !== undefined && (
          <ButtonAnchor
            href={whatsappHref(whatsapp, texts.subject(spot.spot))}
            target="_blank"
            rel="noreferrer"
            {...QUIET}
          >
            <Icon shape={MessageCircle} className="size-4" />
            {texts.whatsapp}
          </ButtonAnchor>
        )}
        {email === undefined ? (
          <ButtonLink to={linkedPaths.contact('about', spot.spot)} {...QUIET}>
            <Icon shape={Mail} className="size-4" />
            {texts.write}
          </ButtonLink>
        ) : (
          <ButtonAnchor href={mailHref(email, texts.subject(spot.spot))} title={email} {...QUIET}>
            <Icon shape={Mail} className="size-4" />
            {texts.email}
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}

/** The first day that can be booked, and a hint about the chosen day. */
function useFirstDay({ details, seasonality, timeZone }: Spot, date: string, isChoosing: boolean) {
  const leadDays = details?.leadDays ?? 0;
  // unknown on the server, and until the visitor chooses a day, because a hint that appears earlier would move elements
  // while they are being pressed
  const today = useToday(timeZone, isChoosing || date !== '');
  const first = today === '' ? '' : firstTravelDay(today, leadDays);
  const hints = [
    date !== '' && isOutOfSeason(seasonality, date) && texts.outOfSeason(seasonText(seasonality)),
    leadDays > 0 && first !== '' && date < first && texts.firstDay(formatDay(first)),
  ];
  return { first, hint: hints.filter(Boolean).join('. ') };
}

/** The trip's total and, for a single traveler, its calculation. */
function Total({ trip }: { trip: Trip }) {
  return (
    <div className="mt-5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span>
        <span className="font-semibold">{texts.total}</span>
        {partySize(trip.party) === 1 && (
          <span className="tabular block text-sm text-muted">
            {texts.sum({ cost: shownCost(trip.offer.costPerDay), days: trip.days })}
          </span>
        )}
      </span>
      <output
        data-cost={
          trip.price && costText(trip.price.breakdown.total, trip.price.breakdown.currency)
        }
        className="display tabular text-h3"
        aria-label={texts.total}
      >
        {trip.total}
      </output>
    </div>
  );
}

export interface BookingProps {
  spot: Spot;
  trip: Trip;
  promise: CancellationPromise | null;
}

/** Cost, date and days, with a total that follows the input, and the link to the booking form. */
export function BookingCard({ spot, trip, promise }: BookingProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { first, hint } = useFirstDay(spot, trip.date, isChoosing);
  return (
    <Card floating className="print:hidden">
      <h2 className="sr-only">{texts.title}</h2>
      <Price text={trip.offer.costPerDay} prices={spot.prices} large />
      <SeasonPrices spot={spot} currency={trip.offer.currency} date={trip.date} />
      <div className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={texts.date} {...(hint !== '' && { hint })}>
          <Input
            type="date"
            name="date"
            min={first}
            max={LAST_TRAVEL_DAY}
            value={trip.date}
            onFocus={() => setIsChoosing(true)}
            onChange={(event) => trip.setDate(event.target.value)}
          />
        </Field>
        <Field
          label={texts.days}
          hint={texts.daysRange({ min: DURATION_DAYS.min, max: DURATION_DAYS.max })}
        >
          <Stepper
            name="days"
            min={DURATION_DAYS.min}
            max={DURATION_DAYS.max}
            value={trip.daysText}
            onChange={trip.setDaysText}
            onBlur={() => trip.setDaysText(String(trip.days))}
            lessLabel={texts.fewer}
            moreLabel={texts.more}
          />
        </Field>
        <div className="sm:col-span-full">
          <PartyField offer={trip.offer} onChange={trip.setParty} />
        </div>
      </div>
      {spot.limited === true && <Places spot={spot} trip={trip} />}
      {trip.total !== null && <Total trip={trip} />}
      {trip.price && (
        <PriceBreakdown
          amounts={trip.price.breakdown}
          of={trip.price.lines}
          notNow="notBooked"
          balanceDays={trip.price.balanceDays}
          underTotal
          className="mt-3"
        />
      )}
      {/* on phones, the bar at the bottom has the button */}
      <ButtonLink {...trip.book} size="lg" block className="mt-5 max-lg:hidden">
        {spot.onRequest ? texts.request : texts.book}
      </ButtonLink>
      {promise && <PromisedRefund of={promise} className="mt-4" />}
      <p className="mt-3 text-center text-xs text-muted">
        {spot.onRequest ? texts.requestNote : texts.note}
      </p>
      <Contact spot={spot} />
    </Card>
  );
}

/** The price and Book Now, which stay at the bottom of a phone's screen until the end of the page. */
export function BookingBar({ spot, trip, promise }: BookingProps) {
  return (
    <div
      data-docked=""
      className="sticky bottom-0 z-30 short:static mt-12 border-t border-line bg-surface shadow-float lg:hidden print:hidden"
    >
      <div className="container-x flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 grow basis-24">
          <Price
            text={trip.offer.costPerDay}
            lowest={trip.date === '' ? spot.lowestCost : undefined}
            prices={spot.prices}
          />
          {trip.total !== null && (
            <p className="tabular text-sm text-muted">
              {texts.totalFor({ total: trip.total, days: trip.days })}
            </p>
          )}
          {promise?.isFree && <p className="text-xs text-muted">{promise.title}</p>}
        </div>
        <ButtonLink {...trip.book}>{spot.onRequest ? texts.request : texts.book}</ButtonLink>
      </div>
    </div>
  );
}
