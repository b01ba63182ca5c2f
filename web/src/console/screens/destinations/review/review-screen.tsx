import { queryState } from '../../../../api/query-state.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useOperator } from '../../../kit/operator/operator.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { ListSkeleton } from '../../../kit/list/list-skeleton.tsx';
import { Pager } from '../../../kit/list/pager.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { destinationsApi } from '../api.ts';
import { reviewTexts as texts } from './copy.ts';
import { SubmissionCard } from './submission-card.tsx';

/** What travelers sent that waits for a decision. */
export function ReviewScreen() {
  const { may } = useOperator();
  const address = useListAddress([]);
  const query = destinationsApi.useListSubmissionsQuery(
    { query: address.query },
    { refetchOnMountOrArgChange: true },
  );
  const toList = may('spots.write');
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      above={toList && <BackLink to={consolePath('destinations')}>{texts.back}</BackLink>}
    >
      <QueryView
        state={queryState(query)}
        loading={<ListSkeleton rows={3} />}
        failed={texts.failed}
      >
        {({ next, rows }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState
                title={texts.nothing}
                text={texts.nothingText}
                picture={false}
                actions={
                  toList && (
                    <ButtonLink variant="secondary" to={consolePath('destinations')}>
                      {texts.toList}
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <div className="flex flex-col gap-5">
                {rows.map((submission) => (
                  <SubmissionCard
                    key={`${submission._id} ${submission.kind}`}
                    submission={submission}
                  />
                ))}
              </div>
            )}
            <Pager address={address} next={next} />
          </>
        )}
      </QueryView>
    </Screen>
  );
}
