import {
  formatMoney,
  hasEnded,
  type PriceBreakdown,
  type Trip,
  voucherPath,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Ticket } from 'lucide';
import type { ReactNode } from 'react';
import { paths } from '../../../domain/paths.ts';
import { Button, ButtonLink, type ButtonProps } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { ShareBar } from '../../../ui/display/share-bar.tsx';
import { HoldNote, isHeld } from '../../../ui/holds/hold-note.tsx';
import { shortDay } from '../days.ts';
import { moneyTexts as texts, pageTexts } from './copy.texts.js';
import { balanceOf, type MoneyLine, paymentLines, priceLines } from './money-of-trip.ts';

function titleOf({ dueNow, dueOnArrival }: PriceBreakdown): string {
  if (dueNow > 0) return texts.stillToPay;
  return dueOnArrival > 0 ? texts.dueOnArrival : texts.paidInFull;
}

/** Actions of a customer without an account, who can't pay here and has the voucher on the same page. */
export interface GuestActions {
  onVoucher: () => void;
}

function howToPay({ actions, booking: { breakdown } }: Trip, isGuest: boolean): string {
  const { dueNow, dueOnArrival, paid } = breakdown;
  if (isGuest && dueNow > 0) return texts.askToPay;
  // an unpaid trip with a voucher can be paid on arrival
  if (dueNow > 0 && paid === 0 && actions.voucher) return texts.payNowOrThere;
  if (dueNow > 0) return dueOnArrival > 0 ? texts.payFirst : texts.payAll;
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

/** True if the trip has a voucher only after a payment. */
const waitsForPayment = ({ actions, booking }: Trip) =>
  !actions.voucher && !hasEnded(booking) && booking.breakdown.dueNow > 0;

/** The button to the voucher, which is a page of its own unless the trip is a guest's. */
function ToVoucher({
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
 * The button to pay if something is due now, and the button to the voucher. On phones, the dock has the first of them.
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
      {actions.voucher && (
        <ToVoucher
          id={booking._id}
          guest={guest}
          size="lg"
          variant={actions.pay ? 'secondary' : 'primary'}
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
  const { currency, dueNow, dueOnArrival, paid, refunded, total } = breakdown;
  const money = (minor: number) => formatMoney(minor, currency);
  const balance = balanceOf(breakdown);
  return (
    <Card floating>
      <HoldNote of={trip.booking} className="mb-5" />
      <h2 className="text-sm font-semibold text-muted">{titleOf(breakdown)}</h2>
      <p className="display tabular mt-0.5 text-h2">{money(balance === 0 ? total : balance)}</p>
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
        {dueNow > 0 && dueOnArrival > 0 && !guest && (
          <span className="block">
            {texts.split({ now: money(dueNow), later: money(dueOnArrival) })}
          </span>
        )}
      </p>
      <Lines trip={trip} />
      {refunded > 0 && <p className="mt-3 text-sm text-muted">{texts.kindness(money(refunded))}</p>}
      <p className="mt-3 text-sm text-muted">
        {howToPay(trip, guest !== undefined)}
        {trip.actions.pay &&
          !isHeld(trip.booking) &&
          ` ${texts.payUntil(shortDay(trip.booking.travelDate))}`}
      </p>
      <Actions trip={trip} guest={guest} />
      {children}
    </Card>
  );
}

/** The dock's button, which pays what is due now or, if nothing is, shows the voucher. */
function DockAction({
  trip: { actions, booking },
  guest,
}: {
  trip: Trip;
  guest: GuestActions | undefined;
}) {
  const { currency, dueNow } = booking.breakdown;
  if (actions.pay) {
    return (
      <ButtonLink to={paths.payment(booking._id)} className="px-4!">
        {texts.pay(formatMoney(dueNow, currency))}
      </ButtonLink>
    );
  }
  return <ToVoucher id={booking._id} guest={guest} className="px-4!" />;
}

/** The balance and the next step, which stay at the bottom of a phone's screen until the end of the page. */
export function Dock({ trip, guest }: { trip: Trip; guest?: GuestActions }) {
  const { actions, booking } = trip;
  const { currency, dueNow, dueOnArrival, total } = booking.breakdown;
  const balance = dueNow + dueOnArrival;
  if (!actions.pay && !actions.voucher) return null;
  const note = dueNow > 0 ? texts.nowNote : texts.arrivalNote;
  return (
    <div
      data-docked=""
      className="sticky bottom-0 z-30 mt-8 border-t border-line bg-surface shadow-float short:static lg:hidden print:hidden"
    >
      <div className="container-x flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p>
          <span className="display tabular block text-xl">
            {formatMoney(balance === 0 ? total : balance, currency)}
          </span>
          <span className="block text-xs text-muted">
            {balance === 0 ? texts.paidInFull : note}
          </span>
        </p>
        <DockAction trip={trip} guest={guest} />
      </div>
    </div>
  );
}
