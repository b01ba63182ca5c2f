import { useLocation } from 'react-router';
import { useSite } from '../../../api/public-config.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { consoleLinkTexts } from '../copy.ts';
import { useWantedTrip } from './use-wanted-trip.ts';

/**
 * Why the visitor was sent here, in a sentence, where the way here tells; with a picture of the trip if it is for
 * one. Only in the browser: the server does not know what the navigation carried.
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
