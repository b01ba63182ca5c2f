import {
  type DepartureCancellation,
  formatMoney,
  goodwillRefusal,
  goodwillRights,
  isCalledOff,
  type Manifest,
  OPERATOR_REASONS,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { queryState } from '../../../api/query-state.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Choice, LongField } from '../../kit/form/fields.tsx';
import { MailChoice } from '../../kit/operator/no-mail-server.tsx';
import { useOperator } from '../../kit/operator/operator.ts';
import { ActDialog } from '../../kit/act/act-dialog.tsx';
import { useAct } from '../../kit/act/use-act.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { reasonNames } from '../../kit/bookings/names.ts';
import { cancelDepartureTexts as texts, departuresTexts } from './copy.ts';

type OperatorReason = (typeof OPERATOR_REASONS)[number];

/** Why this person may not cancel a departure for a reason, in words; undefined where they may. */
function useRefusal(
  preview: DepartureCancellation | undefined,
  reason: OperatorReason,
): string | undefined {
  const { may, refundLimit, role } = useOperator();
  if (preview === undefined) return undefined;
  const { hasBegun, most } = preview;
  const rights = goodwillRights({ refundLimit, role }, may);
  if (hasBegun && !rights.mayRefund) return `${texts.begun} ${texts.notPermitted}`;
  const calledOff = isCalledOff({ hasBegun, isFull: true, reason });
  const refusal = goodwillRefusal(rights, { before: 0, beyond: most, calledOff });
  if (refusal === null) return undefined;
  if (refusal === 'not_permitted') return texts.notPermitted;
  return rights.mayCallOff && !hasBegun ? texts.ownReason : texts.aboveLimit;
}

/** What goes back, and why this person may not have it go back. */
function Amounts({
  of: { back },
  refusal,
}: {
  of: DepartureCancellation;
  refusal: string | undefined;
}) {
  const sums = (part: 'refund' | 'beyond') =>
    back.flatMap((sum) => (sum[part] > 0 ? [formatMoney(sum[part], sum.currency)] : [])).join(', ');
  const [refund, beyond] = [sums('refund'), sums('beyond')];
  return (
    <>
      {refund !== '' && (
        <p className="tabular">
          {texts.comesBack(refund)} {beyond !== '' && texts.beyond(beyond)}
        </p>
      )}
      {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
    </>
  );
}

/** Says how many it is about, and begins to cancel them all. */
export function CancelDepartureDialog({
  departure,
  onClose,
}: {
  departure: Manifest['departure'];
  onClose: () => void;
}) {
  const { bookings, day, offerId, people } = departure;
  const [send] = consoleBookingsApi.useCancelDepartureMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const [reasonCode, setReason] = useState<OperatorReason>('weather');
  const [message, setMessage] = useState('');
  const [tell, setTell] = useState(true);
  const query = consoleBookingsApi.usePreviewDepartureCancellationQuery(
    { params: { offerId, day } },
    { refetchOnMountOrArgChange: true },
  );
  const refusal = useRefusal(query.data, reasonCode);
  const count = departuresTexts.bookings(bookings);
  const begin = () => send({ params: { offerId, day }, body: { reasonCode, message, tell } });
  return (
    <ActDialog
      danger
      title={texts.title}
      of={state}
      keep={texts.keep}
      submit={texts.submit(count)}
      onClose={onClose}
      refused={refusal !== undefined}
      onSubmit={() => void act(begin)}
    >
      <p className="text-muted">{texts.text(count, departuresTexts.people(people))}</p>
      <QueryView
        state={queryState(query)}
        loading={<Loading text={texts.loading} />}
        failed={texts.failed}
      >
        {(preview) => <Amounts of={preview} refusal={refusal} />}
      </QueryView>
      <Field label={texts.reason}>
        <Choice
          options={OPERATOR_REASONS}
          names={reasonNames}
          value={reasonCode}
          onChoose={setReason}
        />
      </Field>
      <LongField
        label={texts.message}
        rows={2}
        maxLength={TEXT_LIMITS.cancellationMessage}
        value={message}
        onChange={setMessage}
      />
      <MailChoice
        label={texts.tell}
        checked={tell}
        onChange={(event) => setTell(event.target.checked)}
      />
    </ActDialog>
  );
}
