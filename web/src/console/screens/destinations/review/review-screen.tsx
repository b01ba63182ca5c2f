import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { destinationsApi } from '../api.ts';
import { reviewTexts as texts } from './copy.ts';
import { SubmissionCard } from './submission-card.tsx';

/** Travelers' submissions waiting for a decision. */
export function ReviewScreen() {
  const { may } = useStaff();
  const address = useListAddress([]);
  const list = destinationsApi.useListSubmissionsQuery(
    { query: address.query },
    { refetchOnMountOrArgChange: true },
  );
  const toList = may('spots.write');
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      above={toList && <BackLink to={consolePath('destinations')}>{texts.back}</BackLink>}
      list={list}
      address={address}
      texts={texts}
      whenEmpty={{
        actions: toList && (
          <ButtonLink variant="secondary" to={consolePath('destinations')}>
            {texts.toList}
          </ButtonLink>
        ),
      }}
    >
      {(rows) => (
        <div className="flex flex-col gap-5">
          {rows.map((submission) => (
            <SubmissionCard key={`${submission._id} ${submission.kind}`} submission={submission} />
          ))}
        </div>
      )}
    </ListScreen>
  );
}
