import { useLocation } from 'react-router';
import { useSite } from '../../../api/public-config.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { consoleLinkTexts } from '../copy.ts';
import { useWantedTrip } from './use-wanted-trip.ts';

/**
 * A sentence that says why the visitor was sent here, if known, and a picture if it was to book a trip. Only in the
 * browser, because the server doesn't know the navigation's state.
 */
export function useReason(toBook: (trip: string) => string): { text?: string; picture?: string } {
  const location = useLocation();
  const { name } = useSite();
  const inBrowser = useInBrowser();
  const trip = useWantedTrip();
  if (trip) return { text: toBook(trip.words), ...(trip.image && { picture: trip.image }) };
  const text = inBrowser && consoleLinkTexts[returnTarget(location).path.toLowerCase()]?.(name);
  return text ? { text } : {};
}
