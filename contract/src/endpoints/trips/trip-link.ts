import { z } from 'zod/mini';
import * as calls from '../../calls/trips/operator-changes.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, IdParams } from '../../fields/text.ts';

/** The link of a customer without an account, and the last calendar day on which it works. */
const TripLink = z.object({ url: z.string(), until: z.string() });

export const getTripLink = endpoint(calls.getTripLink, {
  summary: 'The link with which a customer without an account views the trip and its voucher',
  params: IdParams,
  response: TripLink,
  errors: ['not_found', 'link_ended'],
});

export const renewTripLink = endpoint(calls.renewTripLink, {
  summary: 'Replace the link to a trip; earlier ones stop working at once',
  // not a 201, because responses to calls with an idempotency key are stored for a while and this link must not be
  // stored
  params: IdParams,
  response: TripLink,
  errors: ['not_found', 'link_ended'],
});

export const endTripLink = endpoint(calls.endTripLink, {
  summary: 'End the link to a trip immediately',
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
