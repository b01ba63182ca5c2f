import { REVIEW_VIEWS } from '@wayfarer/contract';
import { queryState } from '../../../api/query-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Screen } from '../frame/screen.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { Pager } from '../list/pager.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { StateChips } from '../people/state-chips.tsx';
import { useListReviewsToModerateQuery } from './api.ts';
import { reviewsTexts as texts } from './copy.ts';
import { ModeratedReview } from './moderated-review.tsx';

const FILTERS = ['view'] as const;

/** What travelers say of their trips: reported by several people, waiting, online, hidden. */
export function ReviewsScreen() {
  const address = useListAddress(FILTERS);
  const view = REVIEW_VIEWS.find((one) => one === address.values.view) ?? 'reported';
  const { cursor } = address;
  const list = useListReviewsToModerateQuery({
    query: { view, ...(cursor !== undefined && { cursor }) },
  });
  return (
    <Screen title={texts.title} text={texts.text}>
      <StateChips
        label={texts.views}
        chips={REVIEW_VIEWS.map((value) => ({ value, label: texts.viewNames[value] }))}
        value={view}
        onChange={(value) => address.change({ view: value })}
      />
      <QueryView state={queryState(list)} loading={<ListSkeleton />} failed={texts.failed}>
        {({ next, rows }) => (
          <>
            {rows.length === 0 && <EmptyState picture={false} title={texts.empty[view]} />}
            <ul className="flex flex-col gap-4">
              {rows.map((review) => (
                <li key={review._id}>
                  <ModeratedReview review={review} />
                </li>
              ))}
            </ul>
            <Pager address={address} next={next} />
          </>
        )}
      </QueryView>
    </Screen>
  );
}
