import { REVIEW_VIEWS } from '@wayfarer/contract';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { reviewsApi } from './api.ts';
import { reviewsTexts as texts } from './copy.texts.js';
import { ModeratedReview } from './moderated-review.tsx';

const FILTERS = ['view'] as const;

/** Reviews by state: reported, waiting, published or hidden. */
export function ReviewsScreen() {
  const address = useListAddress(FILTERS);
  const view = REVIEW_VIEWS.find((one) => one === address.values.view) ?? 'reported';
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      list={reviewsApi.useListReviewsToModerateQuery({ query: { ...address.query, view } })}
      address={address}
      texts={{ failed: texts.failed, empty: texts.empty[view] }}
      views={
        <StateChips
          label={texts.views}
          chips={REVIEW_VIEWS.map((value) => ({ value, label: texts.viewNames[value] }))}
          value={view}
          onChange={(value) => address.change({ view: value })}
        />
      }
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
    </ListScreen>
  );
}
