import { usePublicConfig } from '../../../api/public-config.ts';
import { moneyStepTexts } from './copy.ts';
import { StepFrame, type StepProps, useStep } from './step-frame.tsx';

/** The currency of the prices, and the part that is charged at once. */
export function MoneyStep({ onDone, onSkip }: StepProps) {
  const { charge, currency } = usePublicConfig();
  const { title, text, currency: label, currencyText, charge: charged, charges } = moneyStepTexts;
  return (
    <StepFrame title={title} text={text} of={useStep(onDone)} onSkip={onSkip}>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm font-semibold">{label}</dt>
          <dd>{currencyText(currency)}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">{charged}</dt>
          <dd>{charges[charge]}</dd>
        </div>
      </dl>
    </StepFrame>
  );
}
