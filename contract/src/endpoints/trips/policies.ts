import { z } from 'zod/mini';
import * as calls from '../../calls/trips/policies.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CancellationStep } from '../../fields/cancellations.ts';
import { CancellationTerms, PolicyInput } from '../../fields/policies.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { travelDate } from './bookings.ts';

const sentences = z.array(z.string());
const revision = z.int().check(z.minimum(0));

/** Terms under a name; bookings keep the version that they were made under. */
export const PolicyVersion = z.extend(CancellationTerms, {
  version: z.number(),
  name: z.string(),
  /** What travelers read. */
  sentences,
  createdAt: z.string(),
  /** The id of a member of staff; null: it came with the product. */
  createdBy: z.nullable(z.string()),
});

/** The versions of a policy; new bookings get the newest. */
export const PolicyFamily = z.object({
  family: z.string(),
  /** Applies to every destination that names no other. */
  isDefault: z.boolean(),
  /** Since then no new booking gets it. */
  retiredAt: z.nullable(z.string()),
  /** How many destinations name it. Those that name none, or a retired one, have the default. */
  spots: z.number(),
  /** The newest first. */
  versions: z.array(PolicyVersion),
});
export type PolicyFamily = z.output<typeof PolicyFamily>;

/** All policies, and what a new one may begin from. */
export const Policies = z.object({
  families: z.array(PolicyFamily),
  templates: z.array(z.extend(CancellationTerms, { name: z.string(), sentences })),
});
export type Policies = z.output<typeof Policies>;

const FamilyParams = z.object({ family: Id });

export const listPolicies = endpoint(calls.listPolicies, {
  summary: 'Every policy of cancellation with its versions, the default first',
  response: Policies,
});

export const createPolicy = endpoint(calls.createPolicy, {
  summary: 'Make a policy; destinations have to be given it',
  fresh: true,
  status: 201,
  body: PolicyInput,
  response: PolicyFamily,
});

export const createPolicyVersion = endpoint(calls.createPolicyVersion, {
  summary: 'Make the next version of a policy; trips that are booked keep theirs',
  fresh: true,
  status: 201,
  params: FamilyParams,
  /** The version that was read, so that no change is overwritten unseen. */
  body: z.extend(PolicyInput, { basedOn: z.int().check(z.minimum(1)) }),
  response: PolicyFamily,
  errors: ['not_found', 'policy_retired', 'revision_changed'],
});

export const retirePolicy = endpoint(calls.retirePolicy, {
  summary: 'Give a policy to no new booking; destinations that name it have the default',
  fresh: true,
  params: FamilyParams,
  response: PolicyFamily,
  errors: ['not_found', 'policy_is_default', 'policy_retired'],
});

export const makePolicyDefault = endpoint(calls.makePolicyDefault, {
  summary: 'Give a policy to every new booking of a destination that names no other',
  fresh: true,
  params: FamilyParams,
  response: PolicyFamily,
  errors: ['not_found', 'policy_retired'],
});

/** Which policy a destination names; null: it has the default. Revision 0: it never named one. */
export const SpotPolicy = z.object({ family: z.nullable(z.string()), revision: z.number() });
export type SpotPolicy = z.output<typeof SpotPolicy>;

export const getSpotPolicy = endpoint(calls.getSpotPolicy, {
  summary: 'Which policy of cancellation a spot names',
  params: IdParams,
  response: SpotPolicy,
  errors: ['not_found'],
});

export const putSpotPolicy = endpoint(calls.putSpotPolicy, {
  summary: 'Give a spot a policy of cancellation; trips that are booked keep theirs',
  params: IdParams,
  /** The revision that was read, so that no change is overwritten unseen. */
  body: z.object({ family: z.nullable(Id), revision }),
  response: SpotPolicy,
  errors: ['not_found', 'policy_retired', 'revision_changed'],
});

/** The terms that a booking of a spot made now would keep. */
export const AppliedPolicy = z.object({
  sentences,
  terms: CancellationTerms,
  /** With a travel date: until when how much comes back, the earliest first; the last ends when the trip begins. */
  steps: z.optional(z.array(z.omit(CancellationStep, { refund: true }))),
});
export type AppliedPolicy = z.output<typeof AppliedPolicy>;

export const readSpotPolicy = endpoint(calls.readSpotPolicy, {
  summary: 'The terms of cancellation of a trip to a spot that is booked now',
  params: IdParams,
  query: z.object({ travelDate: z.optional(travelDate) }),
  response: AppliedPolicy,
  errors: ['not_found'],
});

/** What the agency gives back for days of a place, of a country, or of all, whatever the policies say. */
export const PolicyExceptionEntry = z.object({
  _id: z.string(),
  /** Null: every destination. */
  offerId: z.nullable(z.string()),
  /** As it is compared: without accents and letter case. Null: every country. */
  country: z.nullable(z.string()),
  fromDay: z.string(),
  toDay: z.string(),
  refundPercent: z.number(),
  /** Travelers read it. */
  reason: z.string(),
  createdAt: z.string(),
  /** Since then it counts no longer. */
  endedAt: z.nullable(z.string()),
});
export type PolicyExceptionEntry = z.output<typeof PolicyExceptionEntry>;

export const listPolicyExceptions = endpoint(calls.listPolicyExceptions, {
  summary: 'What is given back whatever the policies say, the newest first',
  response: z.array(PolicyExceptionEntry),
});

export const createPolicyException = endpoint(calls.createPolicyException, {
  summary: 'Give back so much for trips that begin on these days, whatever their policies say',
  fresh: true,
  status: 201,
  body: z
    .object({
      offerId: z.optional(Id),
      country: z.optional(text(TEXT_LIMITS.country, 1)),
      /** Travel dates, both included. */
      fromDay: travelDate,
      toDay: travelDate,
      refundPercent: z.int().check(z.minimum(1), z.maximum(100)),
      reason: text(TEXT_LIMITS.reason, 1),
      /** Whether everybody with such a booking gets a mail. */
      tell: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ country, offerId }) => country === undefined || offerId === undefined, {
        path: ['country'],
        error: 'must not be named together with a destination',
      }),
      z.refine(({ fromDay, toDay }) => fromDay <= toDay, {
        path: ['toDay'],
        error: 'must not be before the first day',
      }),
    ),
  response: PolicyExceptionEntry,
});

export const endPolicyException = endpoint(calls.endPolicyException, {
  summary: 'End an exception; what was canceled under it stays as it was decided',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
