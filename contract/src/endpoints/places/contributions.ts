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

/** What a traveler sent that waits for a decision. */
export const Submission = z.object({
  /** Of the destination. */
  _id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  /** As it would be. */
  facts: SpotFacts,
  /** Those that it would show, the cover first. */
  pictures: z.array(ShownPicture),
  /** As it is online, where a change of that waits. */
  published: z.nullable(SpotFacts),
  currency: z.string(),
  /** What was read; a decision names it. */
  version: z.string(),
  submittedAt: z.string(),
  /** Null once the account is deleted. */
  contributor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});
export type Submission = z.output<typeof Submission>;

export const listSubmissions = endpoint(calls.listSubmissions, {
  summary: `What travelers sent and waits for a decision, oldest first, ${CONTRIBUTIONS_PAGE} at a time`,
  query: ListPageQuery,
  response: z.array(Submission),
});

export const decideSubmission = endpoint(calls.decideSubmission, {
  summary:
    'Approve what was read, or send it back with a reason; what is published stays until then',
  params: IdParams,
  body: z
    .object({
      kind: z.enum(SUBMISSION_KINDS),
      decision: z.enum(['approve', 'send_back']),
      /** Its contributor reads it. */
      reason: z._default(text(TEXT_LIMITS.reason), ''),
      /** Later changes are not decided unseen. */
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
    "Make a published contribution one of the agency's own; its contributor can no longer change it",
  params: IdParams,
  response: Spot,
  errors: ['not_found'],
});
