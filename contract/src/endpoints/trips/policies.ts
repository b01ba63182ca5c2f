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

/** A version of named cancellation terms. A booking keeps its version. */
export const PolicyVersion = z.extend(CancellationTerms, {
  version: z.number(),
  name: z.string(),
  sentences,
  createdAt: z.string(),
  /** The id of the staff member; null if it came with the product, or if the account is deleted. */
  createdBy: z.nullable(z.string()),
});

/** A policy with all its versions; new bookings get the newest one. */
export const PolicyFamily = z.object({
  family: z.string(),
  /** True if it applies to destinations without a policy of their own. */
  isDefault: z.boolean(),
  /** Later bookings don't get a retired policy. */
  retiredAt: z.nullable(z.string()),
  /** The number of destinations with this policy of their own. */
  spots: z.number(),
  versions: z.array(PolicyVersion),
});
export type PolicyFamily = z.output<typeof PolicyFamily>;

/** `templates` are for new policies. */
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
  /** `basedOn` is the version that was read, so that no one overwrites a change that they haven't seen. */
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

/** Null for the default. Revision 0 means that it was never set. */
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
  /** So that no one overwrites a change that they haven't seen. */
  body: z.object({ family: z.nullable(Id), revision }),
  response: SpotPolicy,
  errors: ['not_found', 'policy_retired', 'revision_changed'],
});

/** The terms of a new booking. */
export const AppliedPolicy = z.object({
  sentences,
  terms: CancellationTerms,
  /** Set if a travel date was given: earliest first, the last one ending when the trip begins. */
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

/** A minimum refund for travel dates at a destination, in a country, or everywhere. */
export const PolicyExceptionEntry = z.object({
  _id: z.string(),
  /** Null for all destinations. */
  offerId: z.nullable(z.string()),
  /** As `searchText` normalizes it; null for all countries. */
  country: z.nullable(z.string()),
  fromDay: z.string(),
  toDay: z.string(),
  refundPercent: z.number(),
  /** Shown to travelers. */
  reason: z.string(),
  createdAt: z.string(),
  /** The time when staff ended the exception; null if it is in force. */
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
      /** Travel dates, inclusive. */
      fromDay: travelDate,
      toDay: travelDate,
      refundPercent: z.int().check(z.minimum(1), z.maximum(100)),
      reason: text(TEXT_LIMITS.reason, 1),
      /** True to email the travelers whose trips the exception covers. */
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
