import {
  type BookingRecord,
  type CancelBookingFields,
  type CancelBookingValues,
  type CancellationPreview,
  exactMoney,
  goodwillRefusal,
  isCalledOff,
  minorStep,
  proposedRefund,
  readAmount,
  REFUND_CHOICES,
  type RefundChoice,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AmountField } from './amount-field.tsx';
import { cancelTexts as texts } from '../copy.ts';
import { useGoodwill } from '../use-goodwill.ts';

type Reason = CancelBookingFields['reasonCode'];

/** The part of the payments that hasn't been refunded, in minor units. */
export const refundLeft = ({ back, taken }: CancellationPreview): number => taken - back;

/** The refunded amount and the kept amount, in minor units. */
interface Sums {
  refund: { card: number; counter: number };
  kept: number;
}

/** The sums of a refund. As much as possible goes to the card, the rest is paid out at the counter. */
function sumsOf(refund: number, preview: CancellationPreview, atCounter: number): Sums {
  const left = refundLeft(preview);
  const card = Math.min(refund, left - Math.min(left, atCounter));
  return { refund: { card, counter: refund - card }, kept: left - refund };
}

interface Choosing {
  record: BookingRecord;
  preview: CancellationPreview;
}

/** The sums of each choice. A typed amount that can't be read counts as zero. */
function useSums({ record, preview }: Choosing, typed: string) {
  const { currency } = preview;
  const left = refundLeft(preview);
  const read = readAmount(typed, currency, { least: minorStep(currency), most: left });
  return (choice: RefundChoice): Sums => {
    if (choice === 'policy') return { refund: preview.refund, kept: preview.kept };
    const given = { full: left, none: 0, amount: read.ok ? read.minor : 0 };
    return sumsOf(given[choice], preview, record.money.counter);
  };
}

const totalOf = ({ refund }: Sums) => refund.card + refund.counter;

/**
 * Returns the reason why this person can't choose a refund together with this reason for canceling; undefined if they
 * can.
 */
function useRefusal({ record, preview }: Choosing, sums: (choice: RefundChoice) => Sums) {
  const { before, rights, text } = useGoodwill(record);
  return (choice: RefundChoice, reason: Reason): string | undefined => {
    const beyond = totalOf(sums(choice)) - totalOf(sums('policy'));
    if (beyond < 0) return rights.mayRefund ? undefined : texts.keeps;
    const hasBegun = preview.refusal === 'trip_started';
    const calledOff = isCalledOff({ hasBegun, isFull: choice === 'full', reason });
    if (goodwillRefusal(rights, { beyond, before, calledOff }) === null) return undefined;
    return `${texts.beyond(exactMoney(beyond, preview.currency))} ${text}`;
  };
}

/**
 * The chosen refund. By default, it is the refund that the reason for canceling proposes or, if this person can't
 * choose that, the refund by the terms.
 */
export function useRefundChoice(
  form: UseFormReturn<CancelBookingFields, unknown, CancelBookingValues>,
  of: Choosing,
) {
  const [wanted, reason, typed] = useWatch({
    control: form.control,
    name: ['refund', 'reasonCode', 'amount'],
  });
  const sums = useSums(of, typed);
  const explain = useRefusal(of, sums);
  const refusalOf = (one: RefundChoice) => explain(one, reason);
  const proposed = wanted === '' ? proposedRefund(reason) : wanted;
  // an amount above the limit stays chosen, because the person may still be typing it
  const choice: RefundChoice =
    proposed === 'amount' || refusalOf(proposed) === undefined ? proposed : 'policy';
  return {
    choice,
    sums: sums(choice),
    amountOf: (one: RefundChoice) => totalOf(sums(one)),
    refusalOf,
    refusal: choice === 'amount' ? refusalOf('amount') : undefined,
    onChoice: (one: RefundChoice) => form.setValue('refund', one),
  };
}

interface ChoicesProps extends Omit<ReturnType<typeof useRefundChoice>, 'sums'> {
  preview: CancellationPreview;
}

function Choice({
  one,
  choice,
  preview,
  amountOf,
  refusalOf,
  onChoice,
}: ChoicesProps & { one: RefundChoice }) {
  const names = {
    full: texts.full,
    policy: texts.policy(preview.percent),
    amount: texts.own,
    none: texts.none,
  };
  const refusal = refusalOf(one);
  const isRefused = refusal !== undefined && one !== 'amount';
  return (
    <div>
      <label
        className={clsx('flex min-h-11 items-center gap-3 text-sm', isRefused && 'text-muted')}
      >
        <input
          type="radio"
          name="refund"
          checked={one === choice}
          disabled={isRefused}
          aria-describedby={refusal === undefined ? undefined : `refused-${one}`}
          onChange={() => onChoice(one)}
          // a click on the proposed refund also counts as a choice, although `checked` doesn't change
          onClick={() => onChoice(one)}
          className="size-5 accent-brand-fill"
        />
        <span className="grow">{names[one]}</span>
        <span className="tabular font-semibold">
          {(one !== 'amount' || amountOf(one) > 0) && exactMoney(amountOf(one), preview.currency)}
        </span>
      </label>
      {refusal !== undefined && (
        <p id={`refused-${one}`} className="mb-2 ps-8 text-xs text-muted">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** The choice of a refund: by the terms, everything, an amount, or nothing. */
export function RefundChoices(props: ChoicesProps) {
  const { choice, preview } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.what}</legend>
      {REFUND_CHOICES.map((one) => (
        <Fragment key={one}>
          <Choice one={one} {...props} />
          {one === 'amount' && choice === 'amount' && (
            <div className="ps-8">
              <AmountField texts={texts} currency={preview.currency} most={refundLeft(preview)} />
            </div>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}
