import {
  breakdownAmount,
  type Booking,
  type CancellationPromise,
  formatDay,
  formatMoney,
  partySize,
  partyText,
  priceFor,
  shownCost,
  withStartTime,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { langOfKept } from '../../../lib/language.ts';
import { PromisedRefund } from '../../../ui/cancellation/promised-refund.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { mayChangeCode, type TripMoney } from './amounts.ts';
import { amountDueTexts as texts } from '../copy.texts.js';

const BookingCode = lazyComponent(async () => (await import('./booking-code.tsx')).BookingCode);

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-end">{children}</dd>
    </div>
  );
}

/**
 * Explains how the price is split. Without a payment plan, the amount due now is one day's price, unless everything is
 * due now or something is paid already.
 */
function noteOf(
  { prices, travellers }: Booking,
  { breakdown, dueNow, isAllDueNow, part }: TripMoney,
): string {
  if (part === 'balance') return texts.balanceNote(dueNow);
  if (isAllDueNow) return texts.totalNote(dueNow);
  const { balanceDueOn, currency, paid } = breakdown;
  const rest = formatMoney(breakdownAmount('dueOnArrival', breakdown), currency);
  if (balanceDueOn !== undefined) {
    return texts.planNote({ now: dueNow, rest, day: formatDay(balanceDueOn) });
  }
  return paid > 0 || prices.plan !== undefined
    ? texts.restNote({ now: dueNow, rest })
    : texts.dayNote({ now: dueNow, people: partySize(travellers), rest });
}

/** The trip's price and the part that is charged now, which is the amount on the button. */
export function AmountDue({
  booking,
  money,
  promise,
}: {
  booking: Booking;
  money: TripMoney;
  promise: CancellationPromise | null;
}) {
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-sm font-semibold text-muted">{texts.title}</h2>
      <p
        lang={langOfKept(booking, booking.travelSpot)}
        className="display mt-1 text-h3 wrap-anywhere"
      >
        {booking.travelSpot}
      </p>
      <p className="mt-1 text-sm text-muted">
        {booking.travelCountry} · {withStartTime(formatDay(booking.travelDate), booking.startTime)}
      </p>
      <dl className="mt-5 flex flex-col gap-2 text-sm">
        <Line label={texts.perDay}>
          {shownCost(booking.travelCost)} {priceFor(booking)}
        </Line>
        <Line label={texts.days}>{texts.dayCount(booking.travelDuration)}</Line>
        {partySize(booking.travellers) > 1 && (
          <Line label={texts.travellers}>{partyText(booking.travellers)}</Line>
        )}
      </dl>
      <PriceBreakdown
        amounts={money.breakdown}
        of={booking.priceLines}
        strong={money.part === 'balance' ? 'dueOnArrival' : 'dueNow'}
        notNow="payment"
        code={mayChangeCode(booking) && <BookingCode booking={booking} />}
        className="mt-4 border-t border-line pt-4"
      />
      <p className="mt-5 text-sm text-muted">{noteOf(booking, money)}</p>
      {promise && <PromisedRefund of={promise} className="mt-3" />}
    </Card>
  );
}
