import { formatMoney, type Payment } from '@wayfarer/contract';
import { ReceiptText, Trash2 } from 'lucide';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { langOfKept } from '../../../lib/language.ts';
import { rowOf } from '../../../lib/hooks/use-row-removal.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { PriceBreakdown } from '../../../ui/display/price-breakdown.tsx';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { TableOrCards } from '../../../ui/display/table-or-cards.tsx';
import { newestOfTrips, refundOf } from './history.ts';
import { historyTexts as texts } from './copy.texts.js';
import { testTexts } from '../copy.texts.js';

interface ListProps {
  payments: readonly Payment[];
  removing: ReadonlySet<string>;
  onRemove: (payment: Payment) => void;
}

interface ShownProps extends ListProps {
  newest: ReadonlySet<Payment>;
}

function Test({ payment }: { payment: Payment }) {
  return payment.test ? <Badge tone="warning">{testTexts.badge}</Badge> : null;
}

function Refunded({ payment }: { payment: Payment }) {
  const refund = refundOf(payment);
  if (refund === 'none') return null;
  const amount = formatMoney(payment.amountRefunded, payment.currency);
  return (
    <Badge tone="lagoon">{refund === 'all' ? texts.refunded : texts.partlyRefunded(amount)}</Badge>
  );
}

/** Says that the payment was the balance of a trip with a payment plan. */
function Part({ payment }: { payment: Payment }) {
  if (payment.part !== 'balance') return null;
  return (
    <Badge tone="neutral" className="me-1">
      {texts.balance}
    </Badge>
  );
}

/** The price of the trip that the payment is for, shown only with the newest of the trip's payments. */
function Breakdown({ payment, newest }: { payment: Payment; newest: ReadonlySet<Payment> }) {
  if (!payment.breakdown || !newest.has(payment)) return null;
  return (
    <PriceBreakdown
      amounts={payment.breakdown}
      of={payment.priceLines}
      size="small"
      className="mt-2"
    />
  );
}

function Actions({
  payment,
  removing,
  onRemove,
}: {
  payment: Payment;
  removing: boolean;
  onRemove: () => void;
}) {
  return (
    <span className="inline-flex items-center gap-1">
      <ButtonLink
        to={paths.receipt(payment._id)}
        variant="ghost"
        size="sm"
        aria-label={texts.receiptOf(payment.tripTitle)}
      >
        <Icon shape={ReceiptText} className="size-4" />
        {texts.receipt}
      </ButtonLink>
      <IconButton
        label={texts.remove(payment.tripTitle)}
        look="danger"
        loading={removing}
        onClick={onRemove}
        icon={<Icon shape={Trash2} className="size-5" />}
      />
    </span>
  );
}

function PaymentsTable({ newest, payments, removing, onRemove }: ShownProps) {
  return (
    <Table>
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <Th>{texts.number}</Th>
          <Th>{texts.trip}</Th>
          <Th atEnd>{texts.price}</Th>
          <Th>{texts.transaction}</Th>
          <Th className="print:hidden" atEnd>
            {texts.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment, index) => (
          <tr key={payment._id} {...rowOf(payment._id)}>
            <Td className="tabular text-muted">{index + 1}</Td>
            <Td className="wrap-anywhere">
              <span lang={langOfKept(payment, payment.tripTitle)} className="block font-semibold">
                {payment.tripTitle}
              </span>
              <span className="block text-muted">{payment.reference}</span>
              <time dateTime={payment.createdAt} className="text-muted">
                {formatMomentDay(payment.createdAt)}
              </time>
            </Td>
            <Td numeric>
              <span className="block font-semibold">
                {formatMoney(payment.amount, payment.currency)}
              </span>
              <Part payment={payment} />
              <Test payment={payment} />
              <Refunded payment={payment} />
              <Breakdown payment={payment} newest={newest} />
            </Td>
            <Td className="tabular text-muted wrap-anywhere">{payment.transactionId}</Td>
            <Td className="text-end whitespace-nowrap print:hidden">
              <Actions
                payment={payment}
                removing={removing.has(payment._id)}
                onRemove={() => onRemove(payment)}
              />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PaymentCards({ newest, payments, removing, onRemove }: ShownProps) {
  return (
    <ul aria-label={texts.caption} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {payments.map((payment, index) => (
        <li
          key={payment._id}
          {...rowOf(payment._id)}
          className="rounded-card border border-line bg-surface p-5"
        >
          <div className="flex items-start justify-between gap-4">
            <h2 className="min-w-0 font-semibold wrap-anywhere">
              <span className="tabular me-2 font-normal text-muted">
                {texts.number}
                {index + 1}
              </span>
              {payment.tripTitle}
            </h2>
            <strong className="tabular text-lg">
              {formatMoney(payment.amount, payment.currency)}
            </strong>
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            <span>{payment.reference}</span>
            <time dateTime={payment.createdAt}>{formatMomentDay(payment.createdAt)}</time>
            <Part payment={payment} />
            <Test payment={payment} />
            <Refunded payment={payment} />
          </p>
          <Breakdown payment={payment} newest={newest} />
          <dl className="mt-3 text-xs">
            <dt className="text-muted">{texts.transaction}</dt>
            <dd className="tabular wrap-anywhere">{payment.transactionId}</dd>
          </dl>
          <div className="mt-3 -mb-2 flex justify-end border-t border-line pt-2 print:hidden">
            <Actions
              payment={payment}
              removing={removing.has(payment._id)}
              onRemove={() => onRemove(payment)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The payments: cards on small screens, a table on wide ones (spec §2, Payment history). */
export function HistoryList(props: ListProps) {
  const newest = newestOfTrips(props.payments);
  return (
    <TableOrCards
      wide="(min-width: 60rem)"
      table={<PaymentsTable {...props} newest={newest} />}
      cards={<PaymentCards {...props} newest={newest} />}
    />
  );
}
