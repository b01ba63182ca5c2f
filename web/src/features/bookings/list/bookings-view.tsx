import { type Booking, formatMoney } from '@wayfarer/contract';
import { CalendarDays, Earth, Luggage, Wallet } from 'lucide';
import { useRef } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { useSearchText } from '../../../lib/hooks/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { StatCard, StatRow } from '../../../ui/display/stat-card.tsx';
import { TableOrCards } from '../../../ui/display/table-or-cards.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { BookingCards } from './booking-cards.tsx';
import { matching, ofPeriod, type Period, PERIODS, sorted, summarise } from './booking-list.ts';
import { BookingsTable, type BookingsViewProps } from './bookings-table.tsx';
import { useShowJustBooked } from './just-booked.tsx';
import { ListToolbar, useListAddress } from './list-toolbar.tsx';
import { listTexts as texts } from './copy.texts.js';
import { useDeletion } from './use-deletion.tsx';
import { paths } from '../../../domain/paths.ts';

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

function NoBookings() {
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      actions={
        <>
          <ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.popularSpots()}>
            {texts.popular}
          </ButtonLink>
        </>
      }
    />
  );
}

function NoMatch({
  period,
  search,
  onAll,
  onClear,
}: {
  period: Period;
  search: string;
  onAll: () => void;
  onClear: () => void;
}) {
  if (search !== '') {
    return (
      <EmptyState
        picture={false}
        title={texts.noMatch}
        text={texts.noMatchText(search)}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        }
      />
    );
  }
  if (period === 'all') return <NoBookings />;
  return (
    <EmptyState
      picture={false}
      title={texts.noMatch}
      text={texts.nonePeriod[period]}
      actions={
        <Button variant="secondary" onClick={onAll}>
          {texts.showAll}
        </Button>
      }
    />
  );
}

function Matches({ bookings, deleting, onDelete }: BookingsViewProps) {
  const { currency } = usePublicConfig();
  const today = useToday();
  const trips = ofPeriod(bookings, 'all', today);
  const address = useListAddress(trips.length > 0 ? 'all' : 'canceled');
  const { text, setText } = useSearchText(address.search, address.setSearch);
  const found = ofPeriod(matching(bookings, text), address.period, today);
  const shown = sorted(found, address.sort, { currency, today });
  const view = { bookings: shown, deleting, onDelete };
  const all = address.period === 'canceled' ? bookings.length - trips.length : trips.length;
  return (
    <>
      <Figures bookings={trips} />
      <RadioChips
        label={texts.period}
        name="trips"
        options={PERIODS.map((value) => ({
          value,
          label: texts.periods[value],
          count: ofPeriod(bookings, value, today).length,
        }))}
        value={address.period}
        onChange={address.setPeriod}
        className="mt-8"
      />
      <ListToolbar address={address} text={text} onText={setText} />
      <p role="status" className="tabular mt-5 mb-3 text-sm text-muted">
        {texts.count({ shown: shown.length, all })}
      </p>
      {shown.length > 0 ? (
        <TableOrCards
          wide="(min-width: 72rem)"
          table={<BookingsTable {...view} />}
          cards={<BookingCards {...view} />}
        />
      ) : (
        <NoMatch
          period={address.period}
          search={text.trim()}
          onAll={() => address.setPeriod('all')}
          onClear={() => setText('')}
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
