import {
  breakdownAmount,
  awaitsAnswer,
  breakdownLabel,
  formatDay,
  formatMoney,
  hasEnded,
  type PriceBreakdown,
  taxLines,
  type Trip,
  voucherPath,
  payBalancePath,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Ticket } from 'lucide';
import type { ReactNode } from 'react';
import { paths } from '../../../../domain/paths.ts';
import { Button, ButtonLink, type ButtonProps } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { ShareBar } from '../../../../ui/display/share-bar.tsx';
import { HoldNote, isHeld, WaitingNote } from '../../../../ui/holds/hold-note.tsx';
import { shortDay } from '../../days.ts';
import { moneyTexts as texts, pageTexts } from '../copy.texts.js';
import { balanceOf, type MoneyLine, paymentLines, priceLines } from './money-of-trip.ts';

function titleOf(breakdown: PriceBreakdown): string {
  const { balanceDueOn, dueNow, dueOnArrival } = breakdown;
  if (dueNow > 0) return texts.stillToPay;
  if (dueOnArrival === 0) return texts.paidInFull;
  return balanceDueOn === undefined
    ? texts.dueOnArrival
    : breakdownLabel('dueOnArrival', breakdown);
}

/**
 * For a customer without an account, who has opened the trip by a link with this token. They can't pay on this page, and
 * their voucher is on the same page.
 */
export interface GuestActions {
  token: string;
  onVoucher: () => void;
}

/**
 * How the balance of a payment plan is paid: online until the trip is over or, by a guest, as arranged with the agency.
 */
function howToPayBalance({ actions, localToday }: Trip, dueOn: string): string {
  if (!actions.payBalance) return texts.askToPay;
  const day = formatDay(dueOn);
  return localToday > dueOn ? texts.balanceOverdue(day) : texts.payBalanceBy(day);
}

function howToPay(trip: Trip, isGuest: boolean): string {
  const { actions, booking } = trip;
  const { balanceDueOn, dueNow, dueOnArrival, paid } = booking.breakdown;
  if (isGuest && dueNow > 0) return texts.askToPay;
  // an unpaid trip with a voucher can be paid on arrival
  if (dueNow > 0 && paid === 0 && actions.voucher) return texts.payNowOrThere;
  if (dueNow > 0 && balanceDueOn !== undefined)
    return texts.payFirstOnline(formatDay(balanceDueOn));
  if (dueNow > 0) return dueOnArrival > 0 ? texts.payFirst : texts.payAll;
  if (balanceDueOn !== undefined) return howToPayBalance(trip, balanceDueOn);
  return dueOnArrival > 0 ? texts.onArrival : texts.nothingLeft;
}

const paidPercent = ({ paid, total }: PriceBreakdown) =>
  total === 0 ? 100 : Math.min(100, Math.round((paid / total) * 100));

function Line({ label, amount, className }: Omit<MoneyLine, 'key'> & { className?: string }) {
  return (
    <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt>{label}</dt>
      <dd className="tabular ms-auto">{amount}</dd>
    </div>
  );
}

function Lines({ trip }: { trip: Trip }) {
  const { breakdown } = trip.booking;
  const { currency, total } = breakdown;
  return (
    <dl className="mt-5 flex flex-col gap-3 text-sm">
      {priceLines(trip).map(({ key, ...line }) => (
        <Line key={key} {...line} />
      ))}
      <Line
        label={texts.total}
        amount={formatMoney(total, currency)}
        className="border-t border-line pt-3 font-semibold"
      />
      {taxLines(breakdown).map(({ amount, label }) => (
        <Line key={label} label={label} amount={amount} className="text-muted" />
      ))}
      {paymentLines(trip).map(({ key, ...line }) => (
        <Line key={key} {...line} className="text-muted" />
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <dt>{texts.balance}</dt>
        <dd className="display tabular ms-auto text-h3">
          {formatMoney(balanceOf(breakdown), currency)}
        </dd>
      </div>
    </dl>
  );
}

/** True if the trip gets its voucher only after a payment. */
const waitsForPayment = ({ actions, booking }: Trip) =>
  !actions.voucher && !hasEnded(booking) && !awaitsAnswer(booking) && booking.breakdown.dueNow > 0;

/** The button that leads to the voucher. The voucher is a page of its own, except for a customer without an account. */
export function ToVoucher({
  id,
  guest,
  ...look
}: Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'> & {
  id: string;
  guest: GuestActions | undefined;
}) {
  const content = (
    <>
      <Icon shape={Ticket} className="size-5" />
      {pageTexts.showVoucher}
    </>
  );
  return guest ? (
    <Button {...look} onClick={guest.onVoucher}>
      {content}
    </Button>
  ) : (
    <ButtonLink {...look} to={voucherPath(id)}>
      {content}
    </ButtonLink>
  );
}

/**
 * The button to pay, if a payment is due now, and the button to the voucher. On phones, the first of these is in the
 * dock.
 */
function Actions({ trip, guest }: { trip: Trip; guest: GuestActions | undefined }) {
  const { actions, booking } = trip;
  const { currency, dueNow } = booking.breakdown;
  const waits = guest ? texts.voucherOfGuest : texts.voucherWaits(formatMoney(dueNow, currency));
  return (
    <>
      {actions.pay && (
        <ButtonLink to={paths.payment(booking._id)} size="lg" block className="mt-5 max-lg:hidden">
          {texts.pay(formatMoney(dueNow, currency))}
        </ButtonLink>
      )}
      {actions.payBalance && (
        <ButtonLink to={payBalancePath(booking._id)} size="lg" block className="mt-5 max-lg:hidden">
          {texts.payBalance}
        </ButtonLink>
      )}
      {actions.voucher && (
        <ToVoucher
          id={booking._id}
          guest={guest}
          size="lg"
          variant={actions.pay || actions.payBalance ? 'secondary' : 'primary'}
          block
          className="mt-3 max-lg:hidden"
        />
      )}
      {waitsForPayment(trip) && (
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <Icon shape={Ticket} className="mt-0.5 size-4 shrink-0" />
          {waits}
        </p>
      )}
    </>
  );
}

/** The paid share of the total, and how the rest is split. */
function PaidShare({ breakdown, isGuest }: { breakdown: PriceBreakdown; isGuest: boolean }) {
  const { balanceDueOn, currency, dueNow, paid, total } = breakdown;
  const later = breakdownAmount('dueOnArrival', breakdown);
  const money = (minor: number) => formatMoney(minor, currency);
  const split = { now: money(dueNow), later: money(later) };
  return (
    <>
      <ShareBar
        part={paid}
        whole={total}
        label={texts.paidShare(paidPercent(breakdown))}
        className="mt-3 h-2.5 bg-sunken text-lagoon"
      />
      <p className="tabular mt-1.5 text-xs text-muted">
        {paid > 0
          ? texts.paidOf({ paid: money(paid), total: money(total) })
          : texts.nothingPaid(money(total))}
        {dueNow > 0 && later > 0 && !isGuest && (
          <span className="block">
            {balanceDueOn === undefined
              ? texts.split(split)
              : texts.splitUntil({ ...split, day: formatDay(balanceDueOn) })}
          </span>
        )}
      </p>
    </>
  );
}

/** The trip's price, payments and balance, and how to pay it. */
export function BalanceCard({
  trip,
  guest,
  children,
}: {
  trip: Trip;
  guest?: GuestActions;
  children: ReactNode;
}) {
  const { breakdown } = trip.booking;
  const { currency, refunded, total } = breakdown;
  const money = (minor: number) => formatMoney(minor, currency);
  const balance = balanceOf(breakdown);
  const isRequest = awaitsAnswer(trip.booking);
  return (
    <Card floating>
      <HoldNote of={trip.booking} className="mb-5" />
      <WaitingNote of={trip.booking} className="mb-5" />
      <h2 className="text-sm font-semibold text-muted">
        {isRequest ? texts.total : titleOf(breakdown)}
      </h2>
      <p className="display tabular mt-0.5 text-h2">{money(balance === 0 ? total : balance)}</p>
      {!isRequest && <PaidShare breakdown={breakdown} isGuest={guest !== undefined} />}
      <Lines trip={trip} />
      {refunded > 0 && <p className="mt-3 text-sm text-muted">{texts.kindness(money(refunded))}</p>}
      {!isRequest && (
        <p className="mt-3 text-sm text-muted">
          {howToPay(trip, guest !== undefined)}
          {trip.actions.pay &&
            !isHeld(trip.booking) &&
            breakdown.balanceDueOn === undefined &&
            ` ${texts.payUntil(shortDay(trip.booking.travelDate))}`}
        </p>
      )}
      <Actions trip={trip} guest={guest} />
      {children}
    </Card>
  );
}
