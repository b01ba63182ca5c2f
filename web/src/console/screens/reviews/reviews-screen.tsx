import { REVIEW_VIEWS } from '@wayfarer/contract';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { ListResults } from '../../kit/list/list-results.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { reviewsApi } from './api.ts';
import { reviewsTexts as texts } from './copy.ts';
import { ModeratedReview } from './moderated-review.tsx';

const FILTERS = ['view'] as const;

/** What travelers say of their trips: reported by several people, waiting, online, hidden. */
export function ReviewsScreen() {
  const address = useListAddress(FILTERS);
  const view = REVIEW_VIEWS.find((one) => one === address.values.view) ?? 'reported';
  const list = reviewsApi.useListReviewsToModerateQuery({ query: { ...address.query, view } });
  return (
    <Screen title={texts.title} text={texts.text}>
      <StateChips
        label={texts.views}
        chips={REVIEW_VIEWS.map((value) => ({ value, label: texts.viewNames[value] }))}
        value={view}
        onChange={(value) => address.change({ view: value })}
      />
      <ListResults
        list={list}
        address={address}
        failed={texts.failed}
        empty={<EmptyState picture={false} title={texts.empty[view]} />}
      >
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((review) => (
              <li key={review._id}>
                <ModeratedReview review={review} />
              </li>
            ))}
          </ul>
        )}
      </ListResults>
    </Screen>
  );
}
