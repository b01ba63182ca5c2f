import {
  formatMoney,
  type OfferedPrice,
  type Party,
  partySize,
  partyText,
  priceUnit,
  type Spot,
  costText,
  shownCost,
  seasonText,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { useInclusions } from '../../../domain/use-inclusions.ts';
import { ContributedMark } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { IncludedList } from '../../../ui/destination/included-list.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { formTexts as texts } from '../copy.ts';
import { tripTexts } from '../copy.texts.js';

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-end font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}

function Included({ spot }: { spot: Spot }) {
  const inclusions = useInclusions(spot);
  if (inclusions.included.length + inclusions.notIncluded.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 border-t border-line pt-4 text-sm font-semibold">
        {texts.included}
      </h3>
      <IncludedList of={inclusions} notIncludedLabel={texts.notIncluded} small />
    </>
  );
}

/** The booking and its price for the chosen days and party (spec §2, summary panel). */
export function BookingSummary({
  spot,
  party,
  days,
  price,
  code,
}: {
  spot: Spot;
  party: Party;
  days: number;
  /** The price; null if the cost text can't be parsed. */
  price: OfferedPrice | null;
  /** The field for a promo code. */
  code: ReactNode;
}) {
  return (
    <Card floating padded={false} className="overflow-hidden">
      <Picture
        src={spot.image}
        alt=""
        ratio="wide"
        placeholder={spot.imagePlaceholder}
        category={spot.category}
        sizes="(min-width: 64rem) 24rem, 92vw"
        priority
      />
      <section aria-labelledby="booking-summary" className="p-5 sm:p-7">
        <h2 id="booking-summary" className="display text-h3">
          {texts.summary}
        </h2>
        {spot.contributed && <ContributedMark className="mt-2" />}
        <dl className="mt-3 text-sm">
          <Line
            label={texts.baseCost}
            value={`${shownCost(spot.average_cost)} ${priceUnit(spot)}`}
          />
          <Line label={texts.season} value={seasonText(spot.seasonality) || texts.seasonUnknown} />
          <Line label={texts.duration} value={tripTexts.days(days)} />
          {partySize(party) > 1 && <Line label={texts.travellers} value={partyText(party)} />}
          {price && (
            <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
              <dt className="text-base font-semibold">{texts.totalCost}</dt>
              <dd
                data-cost={costText(price.breakdown.total, price.breakdown.currency)}
                className="display tabular text-price"
                aria-live="polite"
              >
                {formatMoney(price.breakdown.total, price.breakdown.currency)}
              </dd>
            </div>
          )}
        </dl>
        {price && (
          <PriceBreakdown
            amounts={price.breakdown}
            of={price.lines}
            notNow="notBooked"
            balanceDays={price.balanceDays}
            underTotal
            code={code}
            className="mt-3"
          />
        )}
        <Included spot={spot} />
        <p className="mt-4 text-xs text-muted">
          {spot.onRequest ? texts.requestNote : texts.noCharge}
        </p>
      </section>
    </Card>
  );
}
