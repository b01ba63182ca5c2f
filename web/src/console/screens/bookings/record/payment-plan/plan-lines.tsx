import {
  onArrivalOf,
  type BookingRecord,
  exactMoney,
  formatDay,
  hasEnded,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { describePlan } from '../../../../kit/payment-plan/describe-plan.ts';
import { planTexts as texts } from '../copy.ts';

/** How the trip is paid for: the payment plan, the first payment, and the balance with its day. */
export function PlanLines({ record }: { record: BookingRecord }) {
  const { booking, money, plan } = record;
  if (plan === null) return null;
  const { balanceDueOn, first, overdue } = plan;
  const onArrival = onArrivalOf(booking.priceLines);
  const rest = money.total - onArrival - first;
  const amount = (minor: number) => exactMoney(minor, money.currency);
  return (
    <section aria-label={texts.title} className="mt-5 rounded-card border border-line p-4 text-sm">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-muted">{describePlan(plan.plan, money.currency)}</p>
      <dl className="mt-3 grid gap-2">
        <Line name={texts.first} amount={amount(first)}>
          {booking.paid && <Badge tone="success">{texts.paid}</Badge>}
        </Line>
        {rest > 0 && !hasEnded(booking) && (
          <Line
            name={balanceDueOn === null ? texts.onArrival : texts.by(formatDay(balanceDueOn))}
            amount={amount(rest)}
          >
            {overdue && <Badge tone="danger">{texts.overdue}</Badge>}
            {booking.paid && money.balance <= onArrival && (
              <Badge tone="success">{texts.paid}</Badge>
            )}
          </Line>
        )}
        {onArrival > 0 && !hasEnded(booking) && (
          <Line name={texts.onArrival} amount={amount(onArrival)}>
            {booking.paid && money.balance === 0 && <Badge tone="success">{texts.paid}</Badge>}
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({ amount, children, name }: { amount: string; children: ReactNode; name: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt className="flex flex-wrap items-center gap-2">
        {name} {children}
      </dt>
      <dd className="tabular font-semibold">{amount}</dd>
    </div>
  );
}
