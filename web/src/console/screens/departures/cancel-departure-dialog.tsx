import {
  CancelDepartureForm,
  type DepartureCancellation,
  exactMoney,
  goodwillRefusal,
  goodwillRights,
  isCalledOff,
  type Manifest,
  type OPERATOR_REASONS,
  listText,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { departureInput } from '../../kit/departures/departure-address.ts';
import { CancellationFields } from '../../kit/bookings/cancellation-fields.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { cancelDepartureTexts as texts, departuresTexts } from './copy.texts.js';

type OperatorReason = (typeof OPERATOR_REASONS)[number];

/**
 * Returns why this person can't cancel the departure for the given reason; undefined if they can, or while the preview
 * loads.
 */
function useRefusal(
  preview: DepartureCancellation | undefined,
  reason: OperatorReason,
): string | undefined {
  const { may, refundLimit, role } = useStaff();
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

/** The amounts that aren't zero, one for each currency; empty if there are none. */
function sumsOf(back: DepartureCancellation['back'], part: 'refund' | 'beyond'): string {
  return back
    .flatMap((sum) => (sum[part] > 0 ? [exactMoney(sum[part], sum.currency)] : []))
    .join(', ');
}

/** The refunds if the departure is canceled, or the reason why this person can't give them. */
function Amounts({
  of: { back },
  refusal,
}: {
  of: DepartureCancellation;
  refusal: string | undefined;
}) {
  const beyond = sumsOf(back, 'beyond');
  const ways = back.flatMap(({ card, counter, currency, gift }) => [
    texts.byCard(exactMoney(card, currency)),
    ...(gift > 0 ? [texts.toGifts(exactMoney(gift, currency))] : []),
    texts.inPerson(exactMoney(counter - gift, currency)),
  ]);
  const refund = sumsOf(back, 'refund');
  return (
    <>
      <p className="tabular">
        {refund === '' ? texts.nothing : `${texts.comesBack(refund)} ${listText(ways)}.`}{' '}
        {beyond !== '' && texts.beyond(beyond)}
      </p>
      {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
    </>
  );
}

interface DialogProps {
  departure: Manifest['departure'];
  onClose: () => void;
}

const EMPTY = { reasonCode: 'weather', message: '', tell: true } as const;
const LOADING = <Loading text={texts.loading} />;

/** Says how many bookings are affected, and starts canceling all of them. */
export function CancelDepartureDialog({ departure, onClose }: DialogProps) {
  const { bookings, people } = departure;
  const input = departureInput(departure);
  const [send] = consoleBookingsApi.useCancelDepartureMutation();
  const query = consoleBookingsApi.usePreviewDepartureCancellationQuery(input, {
    refetchOnMountOrArgChange: true,
  });
  const form = useSchemaForm(CancelDepartureForm, EMPTY);
  const submit = useSubmit(form, (body) => send({ ...input, body }), {
    done: texts.done,
    onDone: onClose,
  });
  const reason = useWatch({ control: form.control, name: 'reasonCode' });
  const refusal = useRefusal(query.data, reason);
  const count = departuresTexts.bookings(bookings);
  const back = sumsOf(query.data?.back ?? [], 'refund');
  return (
    <FormDialog
      danger
      title={texts.title}
      text={texts.text({ bookings: count, people: departuresTexts.people(people) })}
      of={submit}
      submitLabel={
        back === '' ? texts.submit(count) : texts.submitBack({ bookings: count, amounts: back })
      }
      closeLabel={texts.keep}
      refused={refusal !== undefined}
      onClose={onClose}
    >
      <QueryView query={query} loading={LOADING} failed={texts.failed}>
        {(preview) => <Amounts of={preview} refusal={refusal} />}
      </QueryView>
      <CancellationFields reason={texts.reason} message={texts.message} tell={texts.tell} />
    </FormDialog>
  );
}
