import type { Permission } from '@wayfarer/contract';
import { BaggageClaim, ExternalLink, MapPin, Plus, User } from 'lucide';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { paths } from '../../../domain/paths.ts';
import type { Choice } from '../../kit/choice/search-choice.tsx';
import { tripSpan } from '../../kit/bookings/trip-span.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { operatorApi } from '../api.ts';
import { actionTexts } from '../copy.texts.js';

const PAUSE_MS = 150;
const SHORTEST = 2;
/** The maximum number of results of each kind. */
const MOST = { bookings: 6, customers: 3, destinations: 3 } as const;

export interface Target extends Choice {
  to: string;
}

/** The screens whose title contains the text. */
export function useScreens(wanted: string): Target[] {
  return useStaff()
    .menu.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ path, title, menu: { icon } }) => ({ id: path, to: consolePath(path), title, icon }));
}

interface Action {
  name: keyof typeof actionTexts;
  to: string;
  permission?: Permission;
  icon: Choice['icon'];
}

const ACTIONS: readonly Action[] = [
  { name: 'book', to: consolePath('bookings/new'), permission: 'bookings.write', icon: Plus },
  { name: 'add', to: consolePath('destinations/new'), permission: 'spots.write', icon: Plus },
  { name: 'unpaid', to: consolePath('bookings?state=booked&paid=false'), permission: 'bookings.read', icon: BaggageClaim }, // prettier-ignore
  { name: 'open', to: consolePath('bookings?state=booked&balance=open'), permission: 'bookings.read', icon: BaggageClaim }, // prettier-ignore
  { name: 'site', to: paths.home(), icon: ExternalLink },
];

/** The actions whose name contains the text; none while the text is empty. */
export function useActions(wanted: string): Target[] {
  const { may } = useStaff();
  if (wanted === '') return [];
  return ACTIONS.filter(
    ({ name, permission }) =>
      (permission === undefined || may(permission)) &&
      actionTexts[name].toLowerCase().includes(wanted.toLowerCase()),
  ).map(({ name, to, icon }) => ({ id: name, to, icon, title: actionTexts[name] }));
}

/** Bookings, customers and destinations that contain the text; each kind only for people who may see it. */
export function useFound(wanted: string): { found: Target[]; waiting: boolean } {
  const q = useDebouncedValue(wanted, PAUSE_MS);
  const short = q.length < SHORTEST;
  const parts = [useBookings(q, short), useCustomers(q, short), useDestinations(q, short)];
  return {
    found: parts.flatMap(({ found }) => found),
    waiting: wanted !== q || parts.some(({ waiting }) => waiting),
  };
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

function useBookings(q: string, short: boolean) {
  const { may } = useStaff();
  const skip = short || !may('bookings.read');
  const query = { q, limit: MOST.bookings };
  const { currentData = [], isFetching } = operatorApi.useFindBookingsQuery(
    { query },
    { skip, ...FRESH },
  );
  const found = currentData.map(
    ({ _id: id, reference, travelName, travelSpot, ...trip }): Target => ({
      id,
      to: consolePath(`bookings/${encodeURIComponent(id)}`),
      title: travelName,
      detail: [...(reference === null ? [] : [reference]), travelSpot, tripSpan(trip)].join(' · '),
      icon: BaggageClaim,
    }),
  );
  return { found: skip ? [] : found, waiting: isFetching };
}

function useCustomers(q: string, short: boolean) {
  const { may } = useStaff();
  const skip = short || !may('customers.read');
  const { currentData = [], isFetching } = operatorApi.useFindCustomersQuery(
    { query: { q } },
    { skip, ...FRESH },
  );
  const found = currentData.slice(0, MOST.customers).map(({ _id: id, email, name }): Target => ({
    id: `customer ${id}`,
    to: consolePath(`customers/${encodeURIComponent(id)}`),
    title: name,
    detail: email,
    icon: User,
  }));
  return { found: skip ? [] : found, waiting: isFetching };
}

function useDestinations(q: string, short: boolean) {
  const { may } = useStaff();
  const skip = short || !may('spots.write');
  const query = { q, limit: MOST.destinations };
  const { currentData = [], isFetching } = operatorApi.useFindDestinationsQuery(
    { query },
    { skip, ...FRESH },
  );
  const found = currentData.map(({ _id: id, country, spot }): Target => ({
    id: `destination ${id}`,
    to: consolePath(`destinations/${encodeURIComponent(id)}`),
    title: spot,
    detail: country,
    icon: MapPin,
  }));
  return { found: skip ? [] : found, waiting: isFetching };
}
