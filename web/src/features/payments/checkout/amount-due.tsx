import { type Booking, formatDay } from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/card.tsx';
import type { TripMoney } from './amounts.ts';
import { amountDueTexts as texts } from '../copy.ts';

function Line({
  label,
  strong,
  children,
}: {
  label: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-4', strong && 'font-semibold')}>
      <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
      <dd className={clsx('tabular text-right', strong && 'display text-h3')}>{children}</dd>
    </div>
  );
}

/** What the trip costs, and what of it is charged now: the button's amount, explained. */
export function AmountDue({ booking, money }: { booking: Booking; money: TripMoney | null }) {
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-sm font-semibold text-muted">{texts.title}</h2>
      <p className="display mt-1 text-h3 wrap-anywhere">{booking.travelSpot}</p>
      <p className="mt-1 text-sm text-muted">
        {booking.travelCountry} · {formatDay(booking.travelDate)}
      </p>
      <dl className="mt-5 flex flex-col gap-2.5">
        <Line label={texts.perDay}>{money?.perDay ?? booking.travelCost}</Line>
        <Line label={texts.days}>{texts.dayCount(booking.travelDuration)}</Line>
        {money && (
          <>
            <Line label={texts.total}>{money.total}</Line>
            <div aria-hidden="true" className="my-1 border-t border-line" />
            <Line label={texts.dueNow} strong>
              {money.dueNow}
            </Line>
            <Line label={texts.dueOnArrival}>{money.dueOnArrival}</Line>
          </>
        )}
      </dl>
      {money && (
        <p className="mt-5 text-sm text-muted">
          {money.isAllDueNow ? texts.totalNote : texts.dayNote}
        </p>
      )}
    </Card>
  );
}
