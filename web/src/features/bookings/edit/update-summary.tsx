import {
  commaList,
  type Booking,
  clampDays,
  formatDay,
  formatMoney,
  partySize,
  partyText,
  priceOffer,
  priceUnit,
  seasonText,
  type TripOffer,
  shownCost,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Equal, TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { ContributedMark } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { BookingCost, StartTime, StatusBadge, useTripStatus } from '../booking-facts.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { formTexts } from '../copy.ts';
import { tripTexts, updateTexts as texts } from '../copy.texts.js';

const IMPACT_LOOK = {
  increase: { icon: TrendingUp, tone: 'bg-sun-soft text-sun-ink' },
  decrease: { icon: TrendingDown, tone: 'bg-success-soft text-success' },
  unchanged: { icon: Equal, tone: 'bg-sunken text-muted' },
} as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-2">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="tabular grow basis-24 text-end font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The booking before the change. */
export function CurrentDetails({ booking }: { booking: Booking }) {
  const status = useTripStatus(booking);
  return (
    <section aria-labelledby="current-details">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="current-details" className="display text-h3">
          {texts.current}
        </h2>
        <StatusBadge status={status} />
      </div>
      <dl className="mt-3 text-sm">
        <Fact label={tripTexts.destination}>
          {commaList([booking.travelSpot, booking.travelCountry])}
          {booking.contributed && <ContributedMark className="mt-1" />}
        </Fact>
        <Fact label={tripTexts.traveler}>{booking.travelName}</Fact>
        <Fact label={tripTexts.travelDate}>
          {formatDay(booking.travelDate)}
          <StartTime of={booking} />
        </Fact>
        <Fact label={tripTexts.duration}>{tripTexts.days(booking.travelDuration)}</Fact>
        {partySize(booking.travellers) > 1 && (
          <Fact label={formTexts.travellers}>{partyText(booking.travellers)}</Fact>
        )}
        {booking.travelSeason !== '' && (
          <Fact label={texts.season}>{seasonText(booking.travelSeason)}</Fact>
        )}
        <Fact label={tripTexts.cost}>
          <BookingCost booking={booking} />
        </Fact>
      </dl>
    </section>
  );
}

interface CostImpact {
  kind: 'increase' | 'decrease' | 'unchanged';
  text: string;
}

/** The effect of a change on the total (spec §2, Update booking). Amounts in minor units. */
function costImpact(before: number, after: number, currency: string): CostImpact {
  const difference = formatMoney(Math.abs(after - before), currency);
  if (after > before) return { kind: 'increase', text: texts.increase(difference) };
  if (after < before) return { kind: 'decrease', text: texts.decrease(difference) };
  return { kind: 'unchanged', text: texts.unchanged };
}

function Impact({ impact }: { impact: CostImpact }) {
  const { icon, tone } = IMPACT_LOOK[impact.kind];
  return (
    <p
      data-impact={impact.kind}
      className={clsx(
        'mt-3 flex items-center gap-2 rounded-field px-4 py-3 text-sm font-medium',
        tone,
      )}
    >
      <Icon shape={icon} className="size-4.5 shrink-0" />
      {impact.text}
    </p>
  );
}

interface UpdateSummaryProps {
  booking: Booking;
  /** The offer for the chosen party. */
  offer: TripOffer;
  /** True for the current prices, false for the agreed ones. */
  isToday: boolean;
  days: string;
  /** The field for a promo code; without it, the code can't be changed. */
  code: ReactNode;
}

function NewTotal({ booking, code, offer, isToday, days }: UpdateSummaryProps) {
  const price = priceOffer(offer, clampDays(Number(days)));
  if (!price) return null;
  const { balanceDays, breakdown, lines } = price;
  const { currency, total } = breakdown;
  return (
    <div aria-live="polite" className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{texts.newTotal}</span>
        <span className="display tabular text-price">{formatMoney(total, currency)}</span>
      </p>
      <PriceBreakdown
        amounts={breakdown}
        of={lines}
        balanceDays={balanceDays}
        underTotal
        code={code}
        className="mt-3"
      />
      {isToday && offer.costPerDay !== booking.travelCost && (
        <p className="mt-3 text-sm text-muted">
          {texts.atToday(`${shownCost(offer.costPerDay)} ${priceUnit(offer)}`)}
        </p>
      )}
      <Impact impact={costImpact(booking.breakdown.total, total, currency)} />
    </div>
  );
}

/** The current booking and the cost of the change, next to the form. */
export function UpdateSummary(props: UpdateSummaryProps) {
  return (
    <Card floating>
      <CurrentDetails booking={props.booking} />
      <NewTotal {...props} />
    </Card>
  );
}
