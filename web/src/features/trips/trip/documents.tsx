import { formatMoney, type Trip } from '@wayfarer/contract';
import { CalendarPlus, CalendarX, type IconNode, ReceiptText, Share2 } from 'lucide';
import { clsx } from 'clsx';
import { paths } from '../../../domain/paths.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { ownCalendarTrip, saveCalendarFile } from '../calendar/trip-calendar.ts';
import { daySpan } from '../days.ts';
import { documentTexts as texts, pageTexts } from './copy.texts.js';

const ROW =
  'flex w-full min-h-13 items-center gap-3 border-t border-line py-2 text-start text-sm font-medium hover:underline';

function Words({ shape, name, note }: { shape: IconNode; name: string; note: string }) {
  return (
    <>
      <Icon shape={shape} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">{name}</span>
      <span className="tabular text-end text-xs font-normal text-muted">{note}</span>
    </>
  );
}

/** Saves the trip as a calendar file; for a canceled trip, the file removes the entry again. */
export function saveOwnCalendarFile(trip: Trip): void {
  saveCalendarFile(ownCalendarTrip(trip, new URL(location.href)));
}

interface DocumentsProps {
  trip: Trip;
  /** Opens the share dialog, on phones, where the header's button is hidden. */
  onShare?: (() => void) | undefined;
  className?: string;
}

/** A receipt for each payment, and the calendar file. */
export function Documents({ trip, onShare, className }: DocumentsProps) {
  const { booking, cardPayments, lastDay } = trip;
  const canceled = booking.state === 'cancelled';
  return (
    <div className={clsx('print:hidden', className)}>
      {cardPayments.map(({ _id, amount, at, currency }) => (
        <Link key={_id} to={paths.receipt(_id)} className={ROW}>
          <Words
            shape={ReceiptText}
            name={cardPayments.length > 1 ? texts.receiptOf(formatMomentDay(at)) : texts.receipt}
            note={formatMoney(amount, currency)}
          />
        </Link>
      ))}
      {booking.state !== 'expired' && (
        <button type="button" className={ROW} onClick={() => saveOwnCalendarFile(trip)}>
          <Words
            shape={canceled ? CalendarX : CalendarPlus}
            name={canceled ? texts.uncalendar : texts.calendar}
            note={canceled ? '.ics' : daySpan(booking.travelDate, lastDay)}
          />
        </button>
      )}
      {onShare && (
        <button type="button" className={clsx(ROW, 'lg:hidden')} onClick={onShare}>
          <Words shape={Share2} name={pageTexts.share} note={pageTexts.shareNote} />
        </button>
      )}
    </div>
  );
}
