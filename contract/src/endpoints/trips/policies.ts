import { z } from 'zod/mini';
import * as calls from '../../calls/trips/policies.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CancellationStep } from '../../fields/bookings/cancellations.ts';
import { CancellationTerms, PolicyInput } from '../../fields/policies.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { travelDate } from './bookings.ts';

const sentences = z.array(z.string());
const revision = z.int().check(z.minimum(0));

/** One version of named cancellation terms. A booking keeps the version with which it was made. */
export const PolicyVersion = z.extend(CancellationTerms, {
  version: z.number(),
  name: z.string(),
  /** The terms in words for travelers. */
  sentences,
  createdAt: z.string(),
  /** The id of the member of staff who made it; null if it came with the product, or if that account is deleted. */
  createdBy: z.nullable(z.string()),
});

/** A policy with all its versions; new bookings get the newest version. */
export const PolicyFamily = z.object({
  family: z.string(),
  /** True if it applies to every destination without a policy of its own. */
  isDefault: z.boolean(),
  /** The time when the policy was retired; later bookings don't get it. */
  retiredAt: z.nullable(z.string()),
  /**
   * The number of destinations that use this policy explicitly. Destinations without a policy, or with a retired one,
   * use the default.
   */
  spots: z.number(),
  /** Newest first. */
  versions: z.array(PolicyVersion),
});
export type PolicyFamily = z.output<typeof PolicyFamily>;

/** All policies, and templates for new ones. */
export const Policies = z.object({
  families: z.array(PolicyFamily),
  templates: z.array(z.extend(CancellationTerms, { name: z.string(), sentences })),
});
export type Policies = z.output<typeof Policies>;

const FamilyParams = z.object({ family: Id });

export const listPolicies = endpoint(calls.listPolicies, {
  summary: 'All cancellation policies with their versions, the default first',
  response: Policies,
});

export const createPolicy = endpoint(calls.createPolicy, {
  summary: 'Create a cancellation policy; it applies once a destination uses it',
  fresh: true,
  status: 201,
  body: PolicyInput,
  response: PolicyFamily,
});

export const createPolicyVersion = endpoint(calls.createPolicyVersion, {
  summary: 'Create the next version of a cancellation policy; existing bookings keep theirs',
  fresh: true,
  status: 201,
  params: FamilyParams,
  /** The version that was read, so that no one overwrites a change that they haven't seen. */
  body: z.extend(PolicyInput, { basedOn: z.int().check(z.minimum(1)) }),
  response: PolicyFamily,
  errors: ['not_found', 'policy_retired', 'revision_changed'],
});

export const retirePolicy = endpoint(calls.retirePolicy, {
  summary: 'Retire a cancellation policy; new bookings of its destinations get the default',
  fresh: true,
  params: FamilyParams,
  response: PolicyFamily,
  errors: ['not_found', 'policy_is_default', 'policy_retired'],
});

export const makePolicyDefault = endpoint(calls.makePolicyDefault, {
  summary: 'Make a cancellation policy the default for destinations without their own',
  fresh: true,
  params: FamilyParams,
  response: PolicyFamily,
  errors: ['not_found', 'policy_retired'],
});

/** A destination's policy; null for the default. Revision 0 means that it was never set. */
export const SpotPolicy = z.object({ family: z.nullable(z.string()), revision: z.number() });
export type SpotPolicy = z.output<typeof SpotPolicy>;

export const getSpotPolicy = endpoint(calls.getSpotPolicy, {
  summary: "A spot's cancellation policy",
  params: IdParams,
  response: SpotPolicy,
  errors: ['not_found'],
});

export const putSpotPolicy = endpoint(calls.putSpotPolicy, {
  summary: 'Set the cancellation policy of a spot; existing bookings keep theirs',
  params: IdParams,
  /** The revision that was read, so that no one overwrites a change that they haven't seen. */
  body: z.object({ family: z.nullable(Id), revision }),
  response: SpotPolicy,
  errors: ['not_found', 'policy_retired', 'revision_changed'],
});

/** The cancellation terms that a new booking of a spot would get now. */
export const AppliedPolicy = z.object({
  sentences,
  terms: CancellationTerms,
  /**
   * Present if a travel date was given: the refund percentages and the instants until which they apply, earliest first.
   * The last step ends when the trip begins.
   */
  steps: z.optional(z.array(z.omit(CancellationStep, { refund: true }))),
});
export type AppliedPolicy = z.output<typeof AppliedPolicy>;

export const readSpotPolicy = endpoint(calls.readSpotPolicy, {
  summary: 'The cancellation terms of a trip to a spot that is booked now',
  params: IdParams,
  query: z.object({ travelDate: z.optional(travelDate) }),
  response: AppliedPolicy,
  errors: ['not_found'],
});

/**
 * A refund for travel dates at a destination, in a country, or everywhere. It applies wherever the policy refunds less.
 */
export const PolicyExceptionEntry = z.object({
  _id: z.string(),
  /** The destination; null for all destinations. */
  offerId: z.nullable(z.string()),
  /** The country in normalized form, without accents and in lower case; null for all countries. */
  country: z.nullable(z.string()),
  fromDay: z.string(),
  toDay: z.string(),
  refundPercent: z.number(),
  /** The reason, shown to travelers. */
  reason: z.string(),
  createdAt: z.string(),
  /** The time when the exception was ended. It doesn't apply afterwards. */
  endedAt: z.nullable(z.string()),
});
export type PolicyExceptionEntry = z.output<typeof PolicyExceptionEntry>;

export const listPolicyExceptions = endpoint(calls.listPolicyExceptions, {
  summary: 'Exceptions to the cancellation policies, newest first',
  response: z.array(PolicyExceptionEntry),
});

export const createPolicyException = endpoint(calls.createPolicyException, {
  summary:
    'Set a minimum refund percentage for trips that begin on these days, regardless of their policies',
  fresh: true,
  status: 201,
  body: z
    .object({
      offerId: z.optional(Id),
      country: z.optional(text(TEXT_LIMITS.country, 1)),
      /** The first and last travel date, both included. */
      fromDay: travelDate,
      toDay: travelDate,
      refundPercent: z.int().check(z.minimum(1), z.maximum(100)),
      reason: text(TEXT_LIMITS.reason, 1),
      /** True to email everyone who has a booking for one of these dates. */
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
  summary: 'End an exception; cancellations already made under it stay as decided',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});
