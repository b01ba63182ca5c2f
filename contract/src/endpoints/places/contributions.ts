import { z } from 'zod/mini';
import * as calls from '../../calls/places/contributions.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CONTRIBUTIONS_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { SPOT_STATES } from '../../options/own-spots.ts';
import { OwnSpot } from './own-spots.ts';
import { Spot } from './spots.ts';
import { IdParams, text } from '../../fields/text.ts';

/** A traveler's destination as administrators review it. */
export const Contribution = z.extend(OwnSpot, {
  /** Null once the account is deleted. */
  ownerId: z.nullable(z.string()),
  /** Increases with every change; 0 while it is published. */
  revision: z.number(),
  /** When it was last changed by its owner; null while it is published. */
  submittedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type Contribution = z.output<typeof Contribution>;

export const listContributions = endpoint(calls.listContributions, {
  summary: `Travelers' contributions, oldest first, ${CONTRIBUTIONS_PAGE} at a time; \`after\` is the last id of the previous page`,
  query: z.object({
    state: z._default(z.enum(SPOT_STATES), 'waiting'),
    after: z.optional(text(64, 1)),
  }),
  response: z.array(Contribution),
});

export const approveContribution = endpoint(calls.approveContribution, {
  summary: 'Publish a contribution as reviewed; from then on it can be booked',
  params: IdParams,
  /** The revision that was read: later changes are not approved unseen. */
  body: z.object({ revision: z.number().check(z.int()) }),
  response: Contribution,
  errors: ['not_found', 'revision_changed', 'name_taken'],
});

export const rejectContribution = endpoint(calls.rejectContribution, {
  summary: 'Reject a contribution, or unpublish it; its owner may edit and resubmit it',
  params: IdParams,
  body: z.object({ reason: z._default(text(TEXT_LIMITS.reason), '') }),
  response: Contribution,
  errors: ['not_found'],
});

export const takeOverContribution = endpoint(calls.takeOverContribution, {
  summary:
    "Make a published contribution one of the agency's own; its contributor can no longer change it",
  params: IdParams,
  response: Spot,
  errors: ['not_found'],
});
