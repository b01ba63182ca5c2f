import {
  type countBookingViews,
  COUNTED_VIEWS,
  grouped,
  MOST_COUNTED,
  type OutputOf,
  viewFilters,
} from '@wayfarer/contract';
import type { SavedView } from '../../../kit/list/saved-views.tsx';
import { bookingsTexts as texts } from './copy.ts';

/** The list's query parameters, without those for paging. */
export const FILTERS = [
  'q',
  'state',
  'awaiting',
  'paid',
  'balance',
  'transfer',
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

const viewOf = (filter: Partial<Record<BookingFilterName, string>>) =>
  new URLSearchParams(filter).toString();

type ViewCounts = OutputOf<typeof countBookingViews>;

const countText = (count: number) =>
  count >= MOST_COUNTED ? texts.atLeast(MOST_COUNTED) : grouped(count);

/** The built-in views, each with its number of bookings once that is known. */
export function readyViews(today: string, counts?: ViewCounts): SavedView[] {
  const filters = viewFilters(today);
  return [
    { name: texts.views.all, view: '' },
    { name: texts.views.awaiting, view: viewOf({ awaiting: 'true' }) },
    ...COUNTED_VIEWS.map((name) => ({
      name: texts.views[name],
      view: viewOf(filters[name]),
      count: counts && countText(counts[name]),
    })),
  ];
}
