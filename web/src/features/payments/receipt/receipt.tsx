import {
  breakdownAmount,
  commaList,
  type Booking,
  brandName,
  type Cancellation,
  formatDay,
  formatMoney,
  partySize,
  partyText,
  type Payment,
  tripPath,
  withStartTime,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge, CONTRIBUTED } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { refundOf } from '../history/history.ts';
import { historyTexts, receiptTexts as texts } from '../history/copy.texts.js';
import { amountDueTexts, testTexts } from '../copy.texts.js';

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular wrap-anywhere sm:text-end">{children}</dd>
    </div>
  );
}

/**
 * The price of the trip that was paid, line by line. After a full refund or a cancellation, it is the agreed price with
 * this payment and its refunds; undefined if the booking was deleted.
 */
function priceOf(
  { amount, amountRefunded, breakdown, currency, priceLines }: Payment,
  booking?: Booking,
) {
  if (breakdown) return { amounts: breakdown, of: priceLines };
  if (!booking) return undefined;
  const of = booking.priceLines;
  const total = of.reduce((sum, line) => sum + line.amount, 0);
  const due = { dueNow: 0, dueOnArrival: 0, currency };
  return { amounts: { ...due, total, paid: amount, refunded: amountRefunded }, of };
}

function Refunds({ payment, isListed }: { payment: Payment; isListed: boolean }) {
  if (refundOf(payment) === 'none') return null;
  const { amount, amountRefunded, currency } = payment;
  return (
    <>
      {!isListed && <Entry label={texts.refunded}>{formatMoney(amountRefunded, currency)}</Entry>}
      <Entry label={texts.kept}>{formatMoney(amount - amountRefunded, currency)}</Entry>
    </>
  );
}

/** The date of the cancellation, and the refund that isn't part of the payment record yet. */
function CanceledTrip({
  cancellation: { at, currency, progress, refund },
}: {
  cancellation: Cancellation;
}) {
  const isComing = refund.card > 0 && progress !== 'done';
  return (
    <>
      <Entry label={texts.canceled}>{formatMomentDay(at)}</Entry>
      {isComing && <Entry label={texts.comesBack}>{formatMoney(refund.card, currency)}</Entry>}
    </>
  );
}

function Trip({ booking }: { booking: Booking }) {
  return (
    <>
      <Entry label={texts.travelDate}>
        {withStartTime(formatDay(booking.travelDate), booking.startTime)}
      </Entry>
      <Entry label={texts.duration}>{amountDueTexts.dayCount(booking.travelDuration)}</Entry>
      <Entry label={texts.traveler}>{booking.travelName}</Entry>
      {partySize(booking.travellers) > 1 && (
        <Entry label={amountDueTexts.travellers}>{partyText(booking.travellers)}</Entry>
      )}
    </>
  );
}

function Seller() {
  const { contact, site } = usePublicConfig();
  const ways = [site.address.replaceAll('\n', ', '), contact.email, contact.phone].filter(Boolean);
  return (
    <>
      {site.logo && <img {...site.logo} alt={site.name} />}
      <p className="display text-h3 wrap-anywhere">{site.legalName}</p>
      {ways.length > 0 && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">{ways.join(' · ')}</p>
      )}
    </>
  );
}

/** Links to the trip if the booking still exists. */
function TripLink({ booking, children }: { booking: Booking | undefined; children: string }) {
  return booking ? (
    <Link to={tripPath(booking._id)} className="underline underline-offset-4">
      {children}
    </Link>
  ) : (
    children
  );
}

/** Adds to 'Paid' that a part of the price is due later, if one is. */
function BalanceDue({ payment: { breakdown } }: { payment: Payment }) {
  if (!breakdown || breakdown.dueOnArrival === 0) return null;
  const { balanceDueOn, currency } = breakdown;
  const left = formatMoney(breakdownAmount('dueOnArrival', breakdown), currency);
  return (
    <p className="tabular text-xs text-muted">
      {balanceDueOn === undefined
        ? historyTexts.dueOnArrival(left)
        : historyTexts.balanceLeft(left)}
    </p>
  );
}

/** One payment, ready to print. */
export function Receipt({ payment, booking }: { payment: Payment; booking: Booking | undefined }) {
  const { amount, cardLast4, currency, createdAt } = payment;
  const price = priceOf(payment, booking);
  const place = commaList([payment.tripTitle, booking?.travelCountry ?? '']);
  return (
    <Card className="print:border-0 print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Seller />
          <p className="mt-1 text-sm text-muted">
            <time dateTime={createdAt}>{formatMomentDay(createdAt)}</time>
          </p>
        </div>
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <Badge tone={refundOf(payment) === 'all' ? 'lagoon' : 'success'}>
            {refundOf(payment) === 'all' ? historyTexts.refunded : texts.paid}
          </Badge>
          <BalanceDue payment={payment} />
        </div>
      </div>
      <p className="mt-8 text-sm text-muted">
        {payment.part === 'balance' ? texts.balanceAmount : texts.amount}
      </p>
      <p className="display tabular text-h1">{formatMoney(amount, currency)}</p>
      {payment.test && <p className="mt-2 text-sm font-semibold text-sun-ink">{testTexts.mark}</p>}
      {price && <PriceBreakdown {...price} className="mt-6 border-t border-line pt-4" />}
      <dl className="mt-6 border-t border-line">
        <Entry label={texts.reference}>
          <TripLink booking={booking}>{payment.reference ?? payment.bookingId}</TripLink>
        </Entry>
        <Entry label={texts.date}>{formatMomentDay(createdAt)}</Entry>
        {cardLast4 !== null && (
          <Entry label={texts.card}>
            {texts.cardEnding({ brand: brandName(payment.cardBrand), last4: cardLast4 })}
          </Entry>
        )}
        <Entry label={texts.transaction}>{payment.transactionId}</Entry>
        <Entry label={texts.trip}>{place}</Entry>
        {booking?.contributed && <Entry label={texts.offer}>{CONTRIBUTED}</Entry>}
        {booking && <Trip booking={booking} />}
        <Entry label={texts.email}>{payment.userEmail}</Entry>
        {booking?.cancellation && <CanceledTrip cancellation={booking.cancellation} />}
        <Refunds payment={payment} isListed={price !== undefined} />
      </dl>
    </Card>
  );
}
