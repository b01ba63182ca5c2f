import { addDays } from '@wayfarer/contract';
import type { SavedView } from '../../../kit/list/saved-views.tsx';
import { bookingsTexts as texts } from './copy.ts';

/** Query parameters of the list, without paging. */
export const FILTERS = [
  'q',
  'state',
  'paid',
  'balance',
  'goingBack',
  'attendance',
  'travelFrom',
  'travelTo',
  'bookedFrom',
  'bookedTo',
  'offerId',
  'country',
  'sort',
  'direction',
] as const;
export type BookingFilterName = (typeof FILTERS)[number];
type BookingFilterValues = Partial<Record<BookingFilterName, string>>;

const viewOf = (filter: BookingFilterValues) => new URLSearchParams(filter).toString();

/** The built-in views, by their names in the order of `FILTERS`. */
export function readyViews(today: string): SavedView[] {
  const { all, canceled, open, unpaid, week } = texts.views;
  const soon = { state: 'booked', travelFrom: today, travelTo: addDays(today, 6) };
  return [
    { name: all, view: '' },
    { name: week, view: viewOf({ ...soon, direction: 'asc' }) },
    { name: open, view: viewOf({ state: 'booked', balance: 'open' }) },
    { name: unpaid, view: viewOf({ state: 'booked', paid: 'false' }) },
    { name: canceled, view: viewOf({ state: 'cancelled' }) },
  ];
}
