import {
  type BookingRecord,
  brandName,
  type CounterPayment,
  exactMoney,
  priceLineKey,
  priceLineText,
  type RecordedPayment,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatMoment, formatMomentDay } from '../../../../lib/format-moment.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ShareBar } from '../../../../ui/display/share-bar.tsx';
import { useStaff } from '../../../kit/staff/staff.ts';
import { dayText } from '../../../kit/bookings/trip-span.ts';
import { methodNames, moneyTexts as texts } from './copy.ts';
import { Figures } from './figures.tsx';
import { PaymentLinks } from './payment-links/payment-links.tsx';
import { AwaitedTransfer } from './payment-plan/awaited-transfer.tsx';
import { PlanLines } from './payment-plan/plan-lines.tsx';
import { ChargeAgainDialog, RefundDialog, VoidDialog } from './dialogs/reason-dialogs.tsx';
import { useGoodwill } from './use-goodwill.ts';

function Lines({ booking, money }: Pick<BookingRecord, 'booking' | 'money'>) {
  return (
    <ul className="mt-5 divide-y divide-line text-sm">
      {booking.priceLines.map((line) => (
        <li key={priceLineKey(line)} className="flex justify-between gap-4 py-2.5">
          <span>{priceLineText(line, money.currency, exactMoney)}</span>
          <span className="tabular">{exactMoney(line.amount, money.currency)}</span>
        </li>
      ))}
      <li className="flex justify-between gap-4 py-2.5 font-semibold">
        <span>{texts.agreed(formatMomentDay(booking.createdAt))}</span>
        <span className="tabular">{exactMoney(money.total, money.currency)}</span>
      </li>
    </ul>
  );
}

const ENTRY =
  'mt-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3 text-sm';

/** The maximum amount that this person can refund to the card, and an explanation of this limit. */
function useRefundLimit(payment: RecordedPayment, record: BookingRecord) {
  const { may } = useStaff();
  const { left, text } = useGoodwill(record);
  const most = Math.min(payment.refundable, payment.owed + left);
  return { most, text, canRefund: may('money.refund') && payment.refundable > 0 };
}

function CardPayment({ payment, record }: { payment: RecordedPayment; record: BookingRecord }) {
  const { amount, currency } = payment;
  const { canRefund, most, text } = useRefundLimit(payment, record);
  const [refunding, setRefunding] = useState(false);
  const limitId = canRefund && most === 0 ? `limit-${payment._id}` : undefined;
  return (
    <div className={ENTRY}>
      <div className="min-w-0">
        <PaymentFacts payment={payment} record={record} />
        {limitId !== undefined && (
          <p id={limitId} className="text-xs text-muted">
            {text}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="tabular font-semibold">{exactMoney(amount, currency)}</span>
        {canRefund && (
          <Button
            variant="secondary"
            size="sm"
            disabled={most === 0}
            aria-describedby={limitId}
            onClick={() => setRefunding(true)}
          >
            {texts.refund}
          </Button>
        )}
      </div>
      {refunding && (
        <RefundDialog {...{ payment, most }} limit={text} onClose={() => setRefunding(false)} />
      )}
    </div>
  );
}

function PaymentFacts({
  payment: { cardBrand, cardLast4, createdAt, currency, disputed, part, refunds, test },
  record: { plan },
}: {
  payment: RecordedPayment;
  record: BookingRecord;
}) {
  const name =
    cardLast4 === null
      ? texts.card4
      : texts.cardEnding({ brand: brandName(cardBrand), last4: cardLast4 });
  const marks = [
    plan && texts.parts[part],
    formatMoment(createdAt),
    test && texts.test,
    disputed && texts.disputed,
  ];
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-xs text-muted">{marks.filter(Boolean).join(' · ')}</p>
      {refunds.map((refund) => (
        <RefundLine
          key={refund._id}
          refund={refund}
          currency={currency}
          intoBalance={plan !== null && plan.balanceDueOn !== null}
        />
      ))}
    </>
  );
}

type Refund = RecordedPayment['refunds'][number];

function refundState({ chargedAgain, held, state }: Refund): string {
  if (chargedAgain) return texts.chargedAgain;
  return held ? texts.held : texts.refunds[state];
}

/** A refund. If it was a mistake, a button makes its amount due again, with a payment plan as a part of the balance. */
function RefundLine({
  intoBalance,
  refund,
  currency,
}: {
  intoBalance: boolean;
  refund: Refund;
  currency: string;
}) {
  const { may } = useStaff();
  const [charging, setCharging] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
      <p>
        {exactMoney(refund.amount, currency)} {refundState(refund)}
      </p>
      {refund.chargeable && may('money.refund') && (
        <Button variant="ghost" size="sm" onClick={() => setCharging(true)}>
          {texts.chargeAgain}
        </Button>
      )}
      {charging && (
        <ChargeAgainDialog
          {...{ intoBalance, refund, currency }}
          onClose={() => setCharging(false)}
        />
      )}
    </div>
  );
}

function CounterEntry({ entry, settled }: { entry: CounterPayment; settled: boolean }) {
  const staff = useStaff();
  const [voiding, setVoiding] = useState(false);
  const { amount, currency, kind, method, note, receivedOn, voided } = entry;
  const what = kind === 'received' ? texts.received : texts.returned;
  return (
    <div className={ENTRY}>
      <div className="min-w-0">
        <p className="font-semibold">
          {what}: {methodNames[method]}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {[dayText(receivedOn), ...(note === '' ? [] : [note])].join(' · ')}
        </p>
        {voided && <p className="text-xs text-danger">{texts.voided(voided.reason)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className={clsx('tabular font-semibold', voided && 'text-muted line-through')}>
          {exactMoney(amount, currency)}
        </span>
        {staff.may('money.void') && !voided && !settled && (
          <Button variant="secondary" size="sm" onClick={() => setVoiding(true)}>
            {texts.void}
          </Button>
        )}
      </div>
      {voiding && <VoidDialog entry={entry} onClose={() => setVoiding(false)} />}
    </div>
  );
}

/** A booking's price, payments and balance, with actions to refund and void. */
export function MoneyCard({ record }: { record: BookingRecord }) {
  const { booking, counterPayments, money, payments } = record;
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <Figures record={record} />
      {booking.state === 'booked' && (
        // no label, because the figures below say the same
        <ShareBar
          part={money.total - money.balance}
          whole={money.total}
          className="mt-4 h-2 bg-sunken text-lagoon"
        />
      )}
      <Lines booking={booking} money={money} />
      <PlanLines record={record} />
      <AwaitedTransfer booking={booking} />
      {payments.map((payment) => (
        <CardPayment key={payment._id} payment={payment} record={record} />
      ))}
      {counterPayments.map((entry) => (
        <CounterEntry
          key={entry._id}
          entry={entry}
          // in a cancellation, the received money has already been divided into refund and kept amount
          settled={booking.state === 'cancelled' && entry.kind === 'received'}
        />
      ))}
      <PaymentLinks record={record} />
    </Card>
  );
}
