import { useLocation } from 'react-router';
import { useSite } from '../../../api/public-config.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { consoleLinkTexts } from '../copy.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDay, commaList } from '@wayfarer/contract';
import { wantedTrip } from '../../../domain/booking-start.ts';
import { accountApi } from '../api.ts';
import { wantedTripTexts as texts } from '../copy.texts.js';

/**
 * A sentence that says why the visitor was sent to sign in, if the reason is known. If they wanted to book a trip,
 * there is also a picture. Empty on the server, which doesn't know the navigation's state.
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

/** The trip for which the visitor was sent to sign in, in words and with its picture. */
function useWantedTrip(): { words: string; image: string } | undefined {
  const location = useLocation();
  const inBrowser = useInBrowser();
  const trip = inBrowser ? wantedTrip(returnTarget(location)) : undefined;
  // if the visitor pressed the link before the page's script ran, the navigation has no state
  const isUnknown = trip !== undefined && trip.name === '';
  const { data } = accountApi.useWantedSpotQuery(isUnknown ? { params: { id: trip.spotId } } : skipToken); // prettier-ignore
  if (!trip) return undefined;
  const { date, days } = trip;
  const name = trip.name || data?.spot || texts.yours;
  const parts = [name, date && formatDay(date), texts.days(days)];
  return { words: commaList(parts), image: trip.image || data?.image || '' }; // prettier-ignore
}
