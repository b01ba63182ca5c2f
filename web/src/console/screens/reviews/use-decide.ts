import type { ModeratedReview, ReviewHideReason } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { reviewsApi } from './api.ts';

type Decision = { decision: 'publish' } | { decision: 'hide'; reason: ReviewHideReason };

/** Sends a decision about the version that was read. If the review has changed in the meantime, reloads it. */
export function useDecide({ _id: id, revision }: ModeratedReview) {
  const dispatch = useAppDispatch();
  const [send] = reviewsApi.useDecideReviewMutation();
  return async (decision: Decision) => {
    const answer = await send({ params: { id }, body: { ...decision, revision } });
    if (problemOf(answer.error)?.code === 'revision_changed') {
      dispatch(api.util.invalidateTags(['Reviews']));
    }
    return answer;
  };
}
