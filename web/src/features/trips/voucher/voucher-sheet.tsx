import {
  breakdownLabel,
  commaList,
  formatDay,
  formatMoney,
  partyText,
  type PriceBreakdown,
  sentencesOf,
  timeText,
  type Voucher,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useSite } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { langOfKept } from '../../../lib/language.ts';
import { clockOf, wallClockText } from '../../../ui/cancellation/moments.ts';
import { tripTexts } from '../copy.texts.js';
import { wholeDay } from '../days.ts';
import { arrivalLines, balanceOf, paymentLines, priceLines } from '../trip/money/money-of-trip.ts';
import { voucherTexts as texts } from './copy.texts.js';
import { VoucherDetails } from './voucher-details.tsx';

type Trip = Voucher['trip'];

/** The seller of the trip, as a letterhead. */
function Sender({ agency }: { agency: Trip['agency'] }) {
  const { address, email, legalName, name, phone } = agency;
  const { logo } = useSite();
  const lines = [legalName, address, phone, email];
  return (
    <div className="min-w-0 text-sm">
      {logo && <img {...logo} alt={name} />}
      <p className="display mb-2 text-h3 wrap-anywhere">{name}</p>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p
            key={line}
            className={clsx(
              'whitespace-pre-line wrap-anywhere',
              line === phone && 'number-run rtl:text-end',
            )}
          >
            {line}
          </p>
        ))}
    </div>
  );
}

/** The size in pixels, which is 46 mm on paper. */
const CODE_SIZE = 174;

/** The code with the white margin that readers need. It is shown as an image, so that scripts in the SVG can't run. */
function Code({ svg }: { svg: string }) {
  return (
    <figure className="max-w-full shrink-0 text-center text-xs">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={texts.code}
        width={CODE_SIZE}
        height={CODE_SIZE}
        className="mx-auto"
      />
      <figcaption>{texts.scan}</figcaption>
    </figure>
  );
}

function Fact({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-xs">{label}</dt>
      <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}

/** The rest of the price, and how it is paid: on arrival, or before the trip by a payment plan. */
function leftTexts(breakdown: PriceBreakdown): { title: string; text: string } {
  if (balanceOf(breakdown) === 0) return { title: texts.nothingToPay, text: texts.paidInFull };
  return breakdown.balanceDueOn === undefined
    ? { title: texts.toPay, text: texts.howToPay }
    : { title: breakdownLabel('dueOnArrival', breakdown), text: texts.payOnline };
}

function ToPay({ trip }: { trip: Trip }) {
  const { breakdown } = trip.booking;
  const { text, title } = leftTexts(breakdown);
  const { currency } = breakdown;
  const balance = balanceOf(breakdown);
  const code = currency.toUpperCase();
  const lines = [...priceLines(trip), ...paymentLines(trip), ...arrivalLines(trip)];
  return (
    <section className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-card border-2 border-current p-5 text-sm sm:grid-cols-2">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p>{text}</p>
      </div>
      <dl className="tabular flex flex-col gap-1">
        {lines.map(({ key, label, amount }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="ms-auto">{amount}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-current pt-2 text-xl font-semibold">
          <dt>{texts.balance(code)}</dt>
          <dd className="ms-auto">{formatMoney(balance, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The refund of a cancellation with its deadline or, if there is no refund, the terms. */
function termsTexts({ booking, cancellation, place }: Trip): readonly string[] {
  const step = cancellation?.steps[cancellation.current];
  if (!cancellation || !step || step.refund === 0) {
    return sentencesOf(booking.policy);
  }
  const until = `${wallClockText(step.untilLocal)} (${clockOf(place.country)})`;
  return [texts.cancelUntil({ until, amount: formatMoney(step.refund, cancellation.currency) })];
}

function Foot({ trip }: { trip: Trip }) {
  const { agency } = trip;
  const today = useToday();
  return (
    <footer className="mt-auto grid grid-cols-1 gap-x-8 gap-y-3 border-t border-current pt-4 text-xs sm:grid-cols-2">
      <div>
        {agency.emergencyPhone !== '' && (
          <>
            <p className="text-sm">{texts.emergency}</p>
            <p className="number-run text-xl font-semibold whitespace-nowrap rtl:text-end">
              {agency.emergencyPhone}
            </p>
          </>
        )}
      </div>
      <p>{[texts.printed(formatDay(today)), ...termsTexts(trip)].join(' ')}</p>
    </footer>
  );
}

/** One sheet for the check-in desk. It is black on white in any theme, because paper is white. */
export function VoucherSheet({ of: { reference, svg, trip } }: { of: Voucher }) {
  const { agency, booking, lastDay, place } = trip;
  return (
    <article className="mx-auto flex max-w-200 flex-col rounded-panel border border-current bg-white p-5 text-night print:text-ink min-h-[235mm] sm:p-8 print:border-0 print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-6">
        <Sender agency={agency} />
        <Code svg={svg} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-current pb-5">
        <div className="min-w-0">
          <p className="text-sm font-semibold">{texts.kind}</p>
          <h1 lang={langOfKept(trip, place.name)} className="display text-h2 wrap-anywhere">
            {place.name}
          </h1>
          <p className="wrap-anywhere">{commaList([place.location, place.country])}</p>
        </div>
        <p className="sm:text-end">
          <span className="block text-sm font-semibold">{texts.reference}</span>
          <span className="tabular block text-h3 font-semibold">{reference}</span>
        </p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label={tripTexts.firstDay} value={wholeDay(booking.travelDate)} />
        {booking.startTime !== null && (
          <Fact
            label={tripTexts.startTime}
            value={tripTexts.localTime(timeText(booking.startTime))}
          />
        )}
        <Fact label={tripTexts.lastDay} value={wholeDay(lastDay)} />
        <Fact label={texts.party} value={partyText(booking.travellers)} />
        <Fact label={texts.lead} value={booking.travelName} />
        {booking.companionNames !== undefined && (
          <Fact
            label={texts.companions}
            value={commaList(booking.companionNames.split('\n'))}
            className="col-span-full"
          />
        )}
      </dl>
      <VoucherDetails trip={trip} />
      <div className="mb-8">
        <ToPay trip={trip} />
      </div>
      <Foot trip={trip} />
    </article>
  );
}
