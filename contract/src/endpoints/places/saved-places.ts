import { z } from 'zod/mini';
import * as calls from '../../calls/places/saved-places.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, Id, text } from '../../fields/text.ts';
import { PLACES_AT_ONCE, SAVED_PLACES_MAX } from '../../options/saved-places.ts';
import { AskedLanguage } from '../../fields/texts.ts';
import { Spot } from './spots.ts';

/** `kept` is false, and the list empty, until the person turns saving on. */
const SavedPlaces = z.object({
  kept: z.boolean(),
  /** Most recently saved first, including places that are no longer offered. */
  places: z.array(z.object({ spotId: z.string(), savedAt: z.string() })),
});
export type SavedPlaces = z.output<typeof SavedPlaces>;

const SpotIdParams = z.object({ spotId: Id });
const MAX_LIST_LENGTH = PLACES_AT_ONCE * 65;

export const listSavedPlaces = endpoint(calls.listSavedPlaces, {
  summary: "The places saved in the caller's account, and whether the account keeps any",
  response: SavedPlaces,
});

export const savePlace = endpoint(calls.savePlace, {
  summary: 'Save a place in the account; saving it again changes nothing',
  params: SpotIdParams,
  response: z.object({ saved: z.literal(true) }),
  errors: ['saved_places_off', 'too_many_saved'],
});

export const unsavePlace = endpoint(calls.unsavePlace, {
  summary: 'Remove a place from the account; succeeds if it is not there',
  params: SpotIdParams,
  response: Deleted,
});

export const mergeSavedPlaces = endpoint(calls.mergeSavedPlaces, {
  summary: "Start keeping saved places in the account, and add those from the caller's device",
  // not a 201, because repeating the call changes nothing
  body: z.object({ spotIds: z.array(Id).check(z.maxLength(SAVED_PLACES_MAX)) }),
  response: SavedPlaces,
  errors: ['not_found', 'too_many_saved'],
});

export const endSavedPlaces = endpoint(calls.endSavedPlaces, {
  summary: 'Stop keeping saved places in the account and delete the list',
  response: Deleted,
});

export const listPlaces = endpoint(calls.listPlaces, {
  summary: `Up to ${PLACES_AT_ONCE} spots by their ids, in that order; unknown ones are left out`,
  query: z.object({ ids: text(MAX_LIST_LENGTH, 1), language: AskedLanguage }),
  response: z.array(Spot),
});
