import { formatDay } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { wantedTrip } from '../../../domain/booking-start.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { wantedTripTexts as texts } from '../copy.ts';

/**
 * The trip that the visitor was sent here for, in words and with its picture. Browser only: the
 * server doesn't know the navigation's state.
 */
export function useWantedTrip(): { words: string; image: string } | undefined {
  const location = useLocation();
  const inBrowser = useInBrowser();
  const trip = inBrowser ? wantedTrip(returnTarget(location)) : undefined;
  if (!trip) return undefined;
  const { name, date, days, image } = trip;
  const parts = [name || texts.yours, date && formatDay(date), texts.days(days)];
  return { words: parts.filter((part) => part !== '').join(', '), image };
}
