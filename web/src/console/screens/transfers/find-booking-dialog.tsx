import { apart, type BookingListItem, exactMoney, type StatementLine } from '@wayfarer/contract';
import { BaggageClaim } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { tripSpan } from '../../kit/bookings/trip-span.ts';
import { SearchChoice } from '../../kit/choice/search-choice.tsx';
import { transfersApi } from './api.ts';
import { findTexts as texts, lineTexts } from './copy.texts.js';

const PAUSE_MS = 200;
const SHORTEST = 2;
const MOST = 6;

const dueOf = ({ money }: BookingListItem) => exactMoney(money.balance, money.currency);

function useBookings(search: string) {
  const wanted = search.trim();
  const q = useDebouncedValue(wanted, PAUSE_MS);
  const skip = q.length < SHORTEST;
  const query = { q, state: 'held,booked', balance: 'open', limit: MOST } as const;
  const { currentData, isFetching, isError } = consoleBookingsApi.useListOperatorBookingsQuery(
    { query },
    { skip },
  );
  const rows = skip ? [] : (currentData?.rows ?? []);
  const choices = rows.map((booking) => ({
    id: booking._id,
    title: texts.choice({ reference: booking.reference ?? '', name: apart(booking.travelName) }),
    detail: texts.detail({
      trip: apart(booking.travelSpot),
      days: tripSpan(booking),
      due: dueOf(booking),
    }),
    icon: BaggageClaim,
    booking,
  }));
  const waiting = wanted !== q || isFetching;
  const status = skip
    ? texts.hint
    : waiting
      ? texts.searching
      : isError
        ? texts.failed
        : texts.none;
  return { choices, status };
}

function Chosen({ booking, onChange }: { booking: BookingListItem; onChange: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-field border border-line-strong/70 p-3">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          {texts.choice({ reference: booking.reference ?? '', name: apart(booking.travelName) })}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {texts.detail({
            trip: apart(booking.travelSpot),
            days: tripSpan(booking),
            due: dueOf(booking),
          })}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {texts.another}
      </Button>
    </div>
  );
}

/** Says in advance why a booking can't take the transfer; undefined if it can. */
function refusal({ amount, currency }: StatementLine, { money }: BookingListItem) {
  if (money.currency !== currency) return texts.otherCurrency;
  if (amount <= money.balance) return undefined;
  return texts.tooMuch(exactMoney(money.balance, money.currency));
}

/** Matches a transfer with a booking that the person looks for. */
export function FindBookingDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const { _id: id, amount, currency, payer, purpose } = line;
  const [search, setSearch] = useState('');
  const [booking, setBooking] = useState<BookingListItem>();
  const { choices, status } = useBookings(search);
  const [confirm] = transfersApi.useConfirmStatementLineMutation();
  const bookingId = booking?._id ?? '';
  const sending = useSubmit(useForm(), () => confirm({ params: { id }, body: { bookingId } }), {
    done: () => lineTexts.matchDone(booking?.reference ?? lineTexts.booking),
    onDone: onClose,
  });
  const refused = booking && refusal(line, booking);
  const open = booking ? booking.money.balance - amount : 0;
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({
        amount: exactMoney(amount, currency),
        payer: [payer, purpose].filter(Boolean).map(apart).join(' · ') || lineTexts.noPayer,
      })}
      of={sending}
      submitLabel={open > 0 ? lineTexts.matchPart(exactMoney(open, currency)) : lineTexts.match}
      refused={booking === undefined || refused !== undefined}
      onClose={onClose}
    >
      {booking ? (
        <>
          <Chosen booking={booking} onChange={() => setBooking(undefined)} />
          {refused !== undefined && <Banner tone="warning">{refused}</Banner>}
        </>
      ) : (
        <SearchChoice
          label={texts.label}
          placeholder={texts.placeholder}
          results={texts.results}
          search={search}
          choices={choices}
          status={status}
          focusAtOnce
          onSearch={setSearch}
          onChoose={(choice) => setBooking(choice.booking)}
        />
      )}
    </FormDialog>
  );
}
