import { z } from 'zod/mini';
import * as calls from '../../calls/places/own-spots.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CATEGORIES } from '../../options/catalogue.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { SPOT_STATES } from '../../options/own-spots.ts';
import { isPictureUrl } from '../../rules/text/image-url.ts';
import { SpotFacts } from '../../fields/spot-facts.ts';
import { claimedPictures, ShownPicture } from '../../fields/pictures.ts';
import { Spot } from './spots.ts';
import { Deleted, email, IdParams, text } from '../../fields/text.ts';

// Separate from `spots.ts`: visitors' pages load that file, and none of this.

/** A spot as its owner sees it. */
export const OwnSpot = z.extend(Spot, {
  email: z.string(),
  createdBy: z.string(),
  /** Lower-case ISO 4217; a destination keeps its original currency. */
  currency: z.string(),
  /** Those that are not published are visible to their owner only, and cannot be booked. */
  state: z.enum(SPOT_STATES),
  /** Why it was sent back or taken down; empty if no reason was given. */
  reason: z.string(),
  /** The owner's last change, as long as it waits for an approval or was sent back; what is published stays. */
  edit: z.nullable(
    z.object({
      facts: SpotFacts,
      state: z.enum(['waiting', 'rejected']),
      reason: z.string(),
      /** Absent where it leaves them as they are. */
      pictures: z.optional(z.array(ShownPicture)),
    }),
  ),
});
export type OwnSpot = z.output<typeof OwnSpot>;

const pictureUrl = text(TEXT_LIMITS.imageUrl, 1).check(
  z.refine(isPictureUrl, 'must be an http or https address'),
);

/**
 * What the add and edit forms send (spec §7). The cost text is parsed in the site's currency when a
 * spot is added, and in the spot's own currency from then on.
 */
export const SpotInput = z.object({
  spot: text(TEXT_LIMITS.spotName, 1),
  country: text(TEXT_LIMITS.country, 1),
  average_cost: text(TEXT_LIMITS.cost, 1),
  /** With pictures, the first of them takes its place. */
  image: pictureUrl,
  /** Uploaded ones; without the field they stay as they are, unless the image is another. */
  pictures: z.optional(claimedPictures()),
  seasonality: z._default(text(TEXT_LIMITS.season), ''),
  travel_time: z._default(text(TEXT_LIMITS.travelTime), ''),
  totalVisitorsPerYear: z._default(text(TEXT_LIMITS.visitorsPerYear), ''),
  description: z._default(text(TEXT_LIMITS.description), ''),
  location: z._default(text(TEXT_LIMITS.location), ''),
  category: z.optional(z.enum(CATEGORIES)),
  /** The owner's address as the specification's client sends it; it must be the caller's own. */
  email: z.optional(email()),
  createdBy: z.optional(email()),
  /** Sent by the specification's client; the server stores its own clock. */
  createdAt: z.optional(text(40)),
});
export type SpotInput = z.input<typeof SpotInput>;

export const listOwnSpots = endpoint(calls.listOwnSpots, {
  summary: "The caller's own spots, newest first",
  query: z.object({ email: z.optional(email()) }),
  response: z.array(OwnSpot),
  errors: ['forbidden'],
});

export const createSpot = endpoint(calls.createSpot, {
  summary: "Add a spot; a traveler's spot waits for approval if the site requires it",
  status: 201,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'contributions_closed', 'name_taken', 'too_many_waiting'],
});

export const updateSpot = endpoint(calls.updateSpot, {
  summary: "Edit one of the caller's spots",
  params: IdParams,
  body: SpotInput,
  response: OwnSpot,
  errors: ['forbidden', 'not_found', 'name_taken'],
});

export const deleteSpot = endpoint(calls.deleteSpot, {
  summary: "Delete one of the caller's spots; its bookings stay",
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
