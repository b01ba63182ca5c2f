import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { planTexts as texts } from './copy.texts.js';
import { sampleOfPlan } from './describe-plan.ts';
import {
  BALANCES,
  choose,
  faultsOf,
  FIRST_PAYMENTS,
  hasFaults,
  planOf,
  type PlanFaults,
  type TypedPlan,
} from './typed-plan.ts';

interface PlanFieldsProps {
  typed: TypedPlan;
  onChange: (typed: TypedPlan) => void;
  faults: PlanFaults;
  /** The label of the choice to have no plan. */
  usual: string;
  /** The sentence next to that choice; by default, a sample trip as the site charges it. */
  usualText?: string;
}

function FirstPayment({ faults, onChange, typed, usual }: PlanFieldsProps) {
  const { currency } = usePublicConfig();
  const { now, value } = typed;
  const isAmount = now === 'amount';
  return (
    <>
      <Field label={texts.first}>
        <Select
          value={now}
          options={FIRST_PAYMENTS}
          names={{ ...texts.firstOptions, usual }}
          onChange={({ target }) => onChange(choose(typed, { now: optionOf(target.value) }))}
        />
      </Field>
      {(isAmount || now === 'percent') && (
        <Field
          label={isAmount ? texts.amount(currency.toUpperCase()) : texts.percent}
          hint={isAmount ? texts.amountHint : undefined}
          error={faults.value}
        >
          <Input
            inputMode={isAmount ? 'decimal' : 'numeric'}
            maxLength={32}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange({ ...typed, value: target.value })}
          />
        </Field>
      )}
    </>
  );
}

const optionOf = (value: string): TypedPlan['now'] =>
  FIRST_PAYMENTS.find((one) => one === value) ?? 'usual';

function Balance({ faults, onChange, typed }: Omit<PlanFieldsProps, 'usual'>) {
  const { balance, days } = typed;
  return (
    <>
      <Field label={texts.balance}>
        <Select
          value={balance}
          options={BALANCES}
          names={texts.balanceOptions}
          onChange={({ target }) =>
            onChange(choose(typed, { balance: target.value === 'before' ? 'before' : 'arrival' }))
          }
        />
      </Field>
      {balance === 'before' && (
        <Field label={texts.days} hint={texts.daysHint} error={faults.days}>
          <Input
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={days}
            onChange={({ target }) => onChange({ ...typed, days: target.value })}
          />
        </Field>
      )}
    </>
  );
}

function Sample({ typed, usualText }: Pick<PlanFieldsProps, 'typed' | 'usualText'>) {
  const { charge, currency } = usePublicConfig();
  const today = useToday(undefined);
  if (today === '' || hasFaults(faultsOf(typed, currency))) return null;
  const plan = planOf(typed, currency);
  const text =
    plan === null && usualText !== undefined
      ? usualText
      : sampleOfPlan(plan, { charge, currency, today });
  return <p className="rounded-card bg-sunken px-4 py-3 text-sm">{text}</p>;
}

/** The choice of a payment plan, with a sample. */
export function PlanFields(props: PlanFieldsProps) {
  const { typed, usualText } = props;
  const hasBalance = typed.now !== 'usual' && typed.now !== 'total';
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <FirstPayment {...props} />
      {hasBalance && (
        // its own row, beside or below the first payment
        <div className="grid grid-cols-1 gap-4 sm:col-span-2 sm:grid-cols-2">
          <Balance {...props} />
        </div>
      )}
      <div role="status" className="sm:col-span-2">
        <Sample typed={typed} {...(usualText !== undefined && { usualText })} />
      </div>
    </div>
  );
}
