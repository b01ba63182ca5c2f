import { z } from 'zod/mini';
import * as calls from '../../calls/places/contributions.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CONTRIBUTIONS_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { SUBMISSION_KINDS } from '../../options/operator-spots.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { ShownPicture } from '../../fields/pictures.ts';
import { SpotFacts } from '../../fields/spot-facts.ts';
import { IdParams, text } from '../../fields/text.ts';
import { Spot } from './spots.ts';

/** A traveler's contribution or change that waits for a decision. */
export const Submission = z.object({
  _id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  /** The facts after approval. */
  facts: SpotFacts,
  /** The pictures after approval, cover first. */
  pictures: z.array(ShownPicture),
  /** The published version that would change; null for a new destination. */
  published: z.nullable(SpotFacts),
  currency: z.string(),
  /** Identifies the content that was read, and is sent back with the decision. */
  version: z.string(),
  submittedAt: z.string(),
  /** Null once the contributor's account is deleted. */
  contributor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});
export type Submission = z.output<typeof Submission>;

export const listSubmissions = endpoint(calls.listSubmissions, {
  summary: `Contributions that wait for a decision, oldest first, ${CONTRIBUTIONS_PAGE} at a time`,
  query: ListPageQuery,
  response: z.array(Submission),
});

export const decideSubmission = endpoint(calls.decideSubmission, {
  summary:
    'Approve a contribution, or send it back with a reason; until then the published version stays online',
  params: IdParams,
  body: z
    .object({
      kind: z.enum(SUBMISSION_KINDS),
      decision: z.enum(['approve', 'send_back']),
      /** Shown to the contributor. */
      reason: z._default(text(TEXT_LIMITS.reason), ''),
      /** So that no one decides about a change that they haven't seen. */
      version: text(80, 1),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
        path: ['reason'],
        error: 'is required',
      }),
    ),
  response: z.object({ state: z.enum(['published', 'rejected']) }),
  errors: ['not_found', 'revision_changed', 'name_taken'],
});

export const takeOverContribution = endpoint(calls.takeOverContribution, {
  summary:
    "Turn a published contribution into one of the agency's own destinations; its contributor can no longer change it",
  params: IdParams,
  response: Spot,
  errors: ['not_found'],
});
