import {
  breakdownLabel,
  formatMoney,
  type PriceBreakdown,
  type Trip,
  payBalancePath,
} from '@wayfarer/contract';
import { paths } from '../../../../domain/paths.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { type GuestActions, ToVoucher } from './balance-card.tsx';
import { moneyTexts as texts } from '../copy.texts.js';

/** The dock's button. It leads to the payment if one can be made, otherwise to the voucher. */
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
  if (actions.payBalance) {
    return (
      <ButtonLink to={payBalancePath(booking._id)} className="px-4!">
        {texts.payBalance}
      </ButtonLink>
    );
  }
  return <ToVoucher id={booking._id} guest={guest} className="px-4!" />;
}

function noteOf(breakdown: PriceBreakdown): string {
  const { balanceDueOn, dueNow, dueOnArrival } = breakdown;
  if (dueNow > 0) return texts.nowNote;
  if (dueOnArrival === 0) return texts.paidInFull;
  return balanceDueOn === undefined ? texts.arrivalNote : breakdownLabel('dueOnArrival', breakdown);
}

/** The balance and the next step, which stay at the bottom of a phone's screen until the end of the page. */
export function Dock({ trip, guest }: { trip: Trip; guest?: GuestActions }) {
  const { actions, booking } = trip;
  const { currency, dueNow, dueOnArrival, total } = booking.breakdown;
  const balance = dueNow + dueOnArrival;
  if (!actions.pay && !actions.payBalance && !actions.voucher) return null;
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
          <span className="block text-xs text-muted">{noteOf(booking.breakdown)}</span>
        </p>
        <DockAction trip={trip} guest={guest} />
      </div>
    </div>
  );
}
