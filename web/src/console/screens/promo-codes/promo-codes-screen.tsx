import { exactMoney, PROMO_STATES, type PromoCode } from '@wayfarer/contract';
import { Plus } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { promoCodesApi } from './api.ts';
import { CodeEditor } from './code-editor.tsx';
import { CodeList } from './code-list.tsx';
import { codesTexts as texts } from './copy.texts.js';

/** '3 active, 133 uses, $291,433.00 in bookings'. */
function useSummary(codes: readonly PromoCode[]): string {
  const { currency } = usePublicConfig();
  const own = codes.filter((code) => code.currency === currency);
  const sum = (of: (code: PromoCode) => number) => own.reduce((all, code) => all + of(code), 0);
  return texts.summary({
    on: codes.filter(({ state }) => state === 'on').length,
    uses: codes.reduce((all, { used }) => all + used, 0),
    revenue: exactMoney(
      sum(({ revenue }) => revenue),
      currency,
    ),
  });
}

function Codes({ codes }: { codes: readonly PromoCode[] }) {
  const [state, setState] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const summary = useSummary(codes);
  const shown = codes.filter((code) => state === undefined || code.state === state);
  const isNew = chosen === 'new' || codes.length === 0;
  const edited = isNew ? undefined : (codes.find(({ _id }) => _id === chosen) ?? shown[0]);
  return (
    <Screen
      title={texts.title}
      text={summary}
      actions={
        <Button variant="secondary" onClick={() => setChosen('new')}>
          <Icon shape={Plus} className="size-5" />
          {texts.newCode}
        </Button>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0">
          <StateChips
            label={texts.views}
            chips={[undefined, ...PROMO_STATES].map((value) => ({
              value,
              label: value === undefined ? texts.all : texts.states[value],
              count: codes.filter((code) => value === undefined || code.state === value).length,
            }))}
            value={state}
            onChange={setState}
          />
          {shown.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyText} />
          ) : (
            <CodeList codes={shown} chosen={edited?._id} onChoose={setChosen} />
          )}
        </div>
        {(isNew || edited) && (
          <CodeEditor
            key={edited ? `${edited._id} ${edited.revision}` : 'new'}
            code={edited}
            isAsked={chosen !== undefined}
            onMade={setChosen}
          />
        )}
      </div>
    </Screen>
  );
}

/** The agency's promo codes with their uses, and an editor for the chosen one. */
export function PromoCodesScreen() {
  const query = promoCodesApi.useListPromoCodesQuery();
  return (
    <QueryView query={query} level={1} loading={<ListSkeleton />} failed={texts.failed}>
      {(codes) => <Codes codes={codes} />}
    </QueryView>
  );
}
