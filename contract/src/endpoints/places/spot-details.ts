import { z } from 'zod/mini';
import * as calls from '../../calls/places/spot-details.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CheckedSpotDetails, SpotDetails } from '../../fields/spot-details.ts';
import { IdParams } from '../../fields/text.ts';

/** `revision` is 0 until the agency has said anything. */
const SpotDetailsRecord = z.object({ details: SpotDetails, revision: z.number() });

export const getSpotDetails = endpoint(calls.getSpotDetails, {
  summary:
    'What travelers to a destination need to know: what is included, where to meet, each day',
  params: IdParams,
  response: SpotDetailsRecord,
  errors: ['not_found'],
});

export const putSpotDetails = endpoint(calls.putSpotDetails, {
  summary: "Set a destination's details; bookings keep what was included when they were made",
  params: IdParams,
  body: z.object({
    details: CheckedSpotDetails,
    /** The revision that was read. */
    revision: z.int().check(z.minimum(0)),
  }),
  response: SpotDetailsRecord,
  errors: ['not_found', 'revision_changed'],
});
