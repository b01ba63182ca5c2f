import { formatMoney, type LinkedPayment } from '@wayfarer/contract';
import { CircleCheck, Printer } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { TestMode } from '../test-mode/test-mode.tsx';
import { type AskedPayment, nameOf } from './asked.tsx';
import { linkTexts as texts } from './copy.texts.js';
import { LinkedTrip, type Trip } from './linked-trip.tsx';

function standingOf({ currency, paid, total }: AskedPayment): string {
  if (paid >= total) return texts.paidAll;
  return texts.paidPart({
    paid: formatMoney(paid, currency),
    total: formatMoney(total, currency),
  });
}

/** Shown once a link is paid; can be printed. `isNew` is true if that happened on this page. */
export function LinkPaid({
  agency,
  trip,
  payment,
  isNew,
}: {
  agency: LinkedPayment['agency'];
  trip: Trip;
  payment: AskedPayment;
  isNew: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    globalThis.scrollTo(0, 0);
  }, [isNew]);
  const seller = [agency.address.replaceAll('\n', ', '), agency.email, agency.phone];
  return (
    <div className="mx-auto max-w-xl px-5 pt-8 pb-16 sm:pt-12 print:p-0">
      <div className="flex flex-col items-center text-center">
        <span
          aria-hidden
          className="mb-5 grid size-16 place-items-center rounded-full bg-success-soft text-success print:hidden"
        >
          <Icon shape={CircleCheck} className="size-8" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="display text-h2 wrap-anywhere">
          {texts.paid}
        </h1>
      </div>
      <Card className="mt-7 print:border-0 print:p-0">
        <TestMode />
        <p className="text-sm text-muted">{nameOf(payment)}</p>
        <p className="display tabular text-h1">{formatMoney(payment.amount, payment.currency)}</p>
        <p className="mt-1 text-sm text-muted">{standingOf(payment)}</p>
        <div className="my-5 border-y border-line py-6">
          <LinkedTrip trip={trip} />
        </div>
        <p className="font-semibold wrap-anywhere">{agency.legalName || agency.name}</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {seller
            .filter((part) => part !== '')
            .map((part, at) => (
              <span key={part}>
                {at > 0 && ' · '}
                <bdi className="inline-block max-w-full">{part}</bdi>
              </span>
            ))}
        </p>
      </Card>
      <div className="mt-6 text-center">
        <Button variant="secondary" onClick={() => globalThis.print()}>
          <Icon shape={Printer} className="size-4" />
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
