import { BaggageClaim } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { type Choice, SearchChoice } from '../../kit/choice/search-choice.tsx';
import { tripSpan } from '../../kit/bookings/trip-span.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { operatorApi } from '../api.ts';
import { commandTexts as texts } from '../copy.ts';
import { useStaff } from '../../kit/staff/staff.ts';

const PAUSE_MS = 150;
const SHORTEST = 2;
const MOST = 6;

interface Target extends Choice {
  to: string;
}

/** The screens whose title contains the text. */
function useScreens(wanted: string): Target[] {
  return useStaff()
    .menu.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ path, title, menu: { icon } }) => ({ id: path, to: consolePath(path), title, icon }));
}

/** The bookings whose reference, name, address or place contains the text. */
function useBookings(wanted: string) {
  const q = useDebouncedValue(wanted, PAUSE_MS);
  const { may } = useStaff();
  const skip = q.length < SHORTEST || !may('bookings.read');
  const { currentData = [], isFetching } = operatorApi.useFindBookingsQuery(
    { query: { q, limit: MOST } },
    { skip, refetchOnMountOrArgChange: true },
  );
  const found: Target[] = skip
    ? []
    : currentData.map(({ _id: id, reference, travelName, travelSpot, ...trip }) => ({
        id,
        to: consolePath(`bookings/${encodeURIComponent(id)}`),
        title: travelName,
        detail: [...(reference === null ? [] : [reference]), travelSpot, tripSpan(trip)].join(
          ' · ',
        ),
        icon: BaggageClaim,
      }));
  return { found, waiting: wanted !== q || isFetching };
}

/** Opens a screen by its name, or a booking by something in it: arrow keys choose, Enter opens. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const screens = useScreens(wanted);
  const { found, waiting } = useBookings(wanted);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <SearchChoice
        label={texts.label}
        placeholder={texts.placeholder}
        results={texts.results}
        search={search}
        choices={[...screens, ...found]}
        status={waiting ? texts.searching : texts.none}
        focusAtOnce
        onSearch={setSearch}
        onChoose={({ to }) => {
          onClose();
          void navigate(to);
        }}
      />
    </Dialog>
  );
}
