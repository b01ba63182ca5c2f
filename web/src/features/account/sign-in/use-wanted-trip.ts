import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDay } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { wantedTrip } from '../../../domain/booking-start.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { accountApi } from '../api.ts';
import { wantedTripTexts as texts } from '../copy.texts.js';

/**
 * The trip for which the visitor was sent here, in words and with its picture. Only in the browser, because the server
 * doesn't know the navigation's state.
 */
export function useWantedTrip(): { words: string; image: string } | undefined {
  const location = useLocation();
  const inBrowser = useInBrowser();
  const trip = inBrowser ? wantedTrip(returnTarget(location)) : undefined;
  // a press before the page's script ran leads here without the navigation's state
  const isUnknown = trip !== undefined && trip.name === '';
  const { data } = accountApi.useWantedSpotQuery(isUnknown ? { params: { id: trip.spotId } } : skipToken); // prettier-ignore
  if (!trip) return undefined;
  const { date, days } = trip;
  const name = trip.name || data?.spot || texts.yours;
  const parts = [name, date && formatDay(date), texts.days(days)];
  return { words: parts.filter((part) => part !== '').join(', '), image: trip.image || data?.image || '' }; // prettier-ignore
}
