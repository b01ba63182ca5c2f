import { type Booking, formatMoney } from '@wayfarer/contract';
import { CalendarDays, Earth, Luggage, Wallet } from 'lucide';
import { useRef } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { StatCard, StatRow } from '../../../ui/display/stat-card.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { BookingCards } from './booking-cards.tsx';
import { matching, sorted, summarise, ofPeriod } from './booking-list.ts';
import { BookingsTable, type BookingsViewProps } from './bookings-table.tsx';
import { useShowJustBooked } from './just-booked.tsx';
import { ListToolbar, useListAddress } from './list-toolbar.tsx';
import { listTexts as texts } from '../copy.ts';
import { NoBookings } from './no-bookings.tsx';
import { useDeletion } from './use-deletion.tsx';

/** The width from which the table's eight columns fit. */
const WIDE = '(min-width: 72rem)';

function Figures({ bookings }: { bookings: readonly Booking[] }) {
  const { currency } = usePublicConfig();
  const today = useToday();
  const { upcoming, spent, paid, countries } = summarise(bookings, today, currency);
  return (
    <StatRow>
      <StatCard
        label={texts.totalBookings}
        value={bookings.length}
        icon={<Icon shape={Luggage} />}
      />
      <StatCard label={texts.upcomingTrips} value={upcoming} icon={<Icon shape={CalendarDays} />} />
      <StatCard
        label={texts.totalSpent}
        value={formatMoney(spent, currency)}
        note={texts.spentNote(formatMoney(paid, currency))}
        icon={<Icon shape={Wallet} />}
      />
      <StatCard
        label={texts.countriesVisited}
        value={countries}
        note={texts.countriesNote}
        icon={<Icon shape={Earth} />}
      />
    </StatRow>
  );
}

function Matches({ bookings, deleting, onDelete }: BookingsViewProps) {
  const { currency } = usePublicConfig();
  const address = useListAddress();
  const { text, setText } = useSearchText(address.search, address.setSearch);
  const View = useMediaQuery(WIDE) ? BookingsTable : BookingCards;
  const today = useToday();
  const found = ofPeriod(matching(bookings, text), address.period, today);
  const shown = sorted(found, address.sort, { currency, today });
  return (
    <>
      <Figures bookings={bookings} />
      <ListToolbar address={address} text={text} onText={setText} />
      <p role="status" className="tabular mt-5 mb-3 text-sm text-muted">
        {texts.count(shown.length, bookings.length)}
      </p>
      {shown.length > 0 ? (
        <View bookings={shown} deleting={deleting} onDelete={onDelete} />
      ) : (
        <EmptyState
          picture={false}
          title={texts.noMatch}
          text={
            text.trim() === '' ? texts.nonePeriod[address.period] : texts.noMatchText(text.trim())
          }
          actions={
            text.trim() === '' ? (
              <Button variant="secondary" onClick={() => address.setPeriod('all')}>
                {texts.showAll}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => setText('')}>
                {texts.clearSearch}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** Figures, search, order and the bookings themselves, as cards or as a table. */
export function BookingsView({ bookings }: { bookings: readonly Booking[] }) {
  const list = useRef<HTMLElement>(null);
  const { deleting, ask, dialog } = useDeletion(list);
  useShowJustBooked(list);
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.region}>
      {bookings.length === 0 ? (
        <NoBookings />
      ) : (
        <Matches bookings={bookings} deleting={deleting} onDelete={ask} />
      )}
      {dialog}
    </section>
  );
}
