import { formatMoney, formatWeekday, type LinkedPayment } from '@wayfarer/contract';
import { MessageSquare } from 'lucide';
import { Icon } from '../../../ui/display/icon.tsx';
import { linkTexts as texts } from './copy.texts.js';

export type AskedPayment = NonNullable<LinkedPayment['payment']>;

/** The name of what is paid, without a day. */
export const nameOf = ({ asks }: Pick<AskedPayment, 'asks'>): string => texts[asks];

function labelOf(payment: AskedPayment): string {
  const { asks, balanceDueOn } = payment;
  if (asks !== 'balance' || balanceDueOn === null) return nameOf(payment);
  return texts.balanceDue(formatWeekday(balanceDueOn));
}

/** How the amount compares with the trip's price; undefined if they are the same. */
function shareOf({ amount, currency, paid, total }: AskedPayment): string | undefined {
  if (paid === 0) return amount === total ? undefined : texts.ofTotal(formatMoney(total, currency));
  return texts.ofTotalPaid({
    total: formatMoney(total, currency),
    paid: formatMoney(paid, currency),
  });
}

/** Staff's message to the person who pays. */
function Message({ agency, children }: { agency: string; children: string }) {
  return (
    <figure className="mt-4 flex gap-3 rounded-field bg-sunken px-4 py-3.5">
      <Icon shape={MessageSquare} className="mt-0.5 size-5 shrink-0 text-muted" />
      <figcaption className="sr-only">{texts.message(agency)}</figcaption>
      <blockquote dir="auto" className="min-w-0 text-sm whitespace-pre-line wrap-anywhere">
        {texts.quote(children)}
      </blockquote>
    </figure>
  );
}

/** The amount, its reason, and its share of the price. */
export function Asked({ agency, payment }: { agency: string; payment: AskedPayment }) {
  const share = shareOf(payment);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <p className="text-sm text-muted">{labelOf(payment)}</p>
          <p className="display tabular text-h1">{formatMoney(payment.amount, payment.currency)}</p>
        </div>
        {share !== undefined && (
          <p className="tabular max-w-40 pb-1 text-xs text-muted sm:text-end">{share}</p>
        )}
      </div>
      {payment.message !== '' && <Message agency={agency}>{payment.message}</Message>}
    </>
  );
}
