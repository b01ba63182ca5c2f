import { z } from 'zod/mini';
import * as calls from '../../calls/places/spot-details.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CheckedSpotDetails, SpotDetails } from '../../fields/spot-details.ts';
import { IdParams } from '../../fields/text.ts';

/** `revision` is 0 until the agency has set any details. */
const SpotDetailsRecord = z.object({ details: SpotDetails, revision: z.number() });

export const getSpotDetails = endpoint(calls.getSpotDetails, {
  summary: "A destination's details for travelers: what is included, where to meet, the itinerary",
  params: IdParams,
  response: SpotDetailsRecord,
  errors: ['not_found'],
});

export const putSpotDetails = endpoint(calls.putSpotDetails, {
  summary: "Set a destination's details; bookings keep the inclusions from when they were made",
  params: IdParams,
  body: z.object({
    details: CheckedSpotDetails,
    revision: z.int().check(z.minimum(0)),
  }),
  response: SpotDetailsRecord,
  errors: ['not_found', 'revision_changed'],
});
