import { queryState } from '../../../lib/query-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { termsApi } from './api.ts';
import { termsTexts as texts } from './copy.ts';
import { ExceptionsSection } from './exceptions/exceptions-section.tsx';
import { PoliciesSection } from './policies/policies-section.tsx';

/** Cancellation terms and their exceptions. */
export function TermsScreen() {
  const query = termsApi.useListPoliciesQuery();
  const state = queryState(query);
  return (
    <Screen title={texts.title} text={texts.text}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <QueryView query={query} loading={texts.loading} failed={texts.failed}>
          {(policies) => (
            <PoliciesSection policies={policies} onOutdated={() => void query.refetch()} />
          )}
        </QueryView>
        {/* hidden until the terms have loaded, because the terms would push the exceptions down on a phone */}
        <div hidden={state.status === 'loading'} className="min-w-0">
          <ExceptionsSection />
        </div>
      </div>
    </Screen>
  );
}
