import type { Policies } from '@wayfarer/contract';
import { useForm, useFormContext } from 'react-hook-form';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { useWithProof } from '../../kit/staff/proof.ts';
import { firstStepsApi } from './api.ts';
import { cancellationStepTexts as texts, firstStepsTexts } from './copy.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

type Template = Policies['templates'][number];

/**
 * Returns a function that makes a template the usual terms. If terms were already created from the template, it uses
 * those.
 */
function useTemplate({ families }: Policies) {
  const [create] = firstStepsApi.useCreateFirstTermsMutation();
  const [makeDefault] = firstStepsApi.useMakeFirstTermsDefaultMutation();
  const withProof = useWithProof();
  return async ({ sentences: _said, ...terms }: Template) => {
    const before = families.find(
      ({ retiredAt, versions }) => retiredAt === null && versions[0]?.name === terms.name,
    );
    let family = before?.family;
    if (family === undefined) {
      // each call has its own sign-in check, so that the first call isn't repeated if only the second one needs a
      // sign-in
      const made = await withProof(() => create({ body: terms }));
      if (!made?.data) return made;
      ({ family } = made.data);
    }
    const params = { family };
    return withProof(() => makeDefault({ params }));
  };
}

function Choice({
  value,
  label,
  sentences,
}: {
  /** The template's name; empty to keep the current terms. */
  value: string;
  label: string;
  sentences: readonly string[];
}) {
  const { register } = useFormContext();
  return (
    <label className="flex gap-3 rounded-card border border-line p-4 has-checked:border-ink">
      <input
        {...register('template')}
        type="radio"
        value={value}
        className="mt-1 size-5 shrink-0 accent-brand-fill"
      />
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {sentences.map((sentence) => (
          <span key={sentence} className="block text-sm text-muted">
            {sentence}
          </span>
        ))}
      </span>
    </label>
  );
}

function Choices({ policies, onDone, onSkip }: StepProps & { policies: Policies }) {
  const { families, templates } = policies;
  const apply = useTemplate(policies);
  const form = useForm({ defaultValues: { template: '' } });
  const submit = useSubmit(form, async ({ template }) => {
    const chosen = templates.find(({ name }) => name === template);
    const answer: { error?: unknown } | undefined = chosen ? await apply(chosen) : {};
    if (answer && answer.error === undefined) await onDone();
    return answer;
  });
  const current = families.find(({ isDefault }) => isDefault)?.versions[0];
  const others = templates.filter(({ name }) => name !== current?.name);
  return (
    <StepFrame
      title={texts.title}
      text={texts.text}
      of={submit}
      submit={firstStepsTexts.save}
      onSkip={onSkip}
    >
      <fieldset className="flex min-w-0 flex-col gap-3 wrap-anywhere">
        <legend className="sr-only">{texts.legend}</legend>
        <Choice
          value=""
          label={current ? `${texts.keep}: ${current.name}` : texts.keep}
          sentences={current?.sentences ?? []}
        />
        {others.map(({ name, sentences }) => (
          <Choice key={name} value={name} label={name} sentences={sentences} />
        ))}
      </fieldset>
    </StepFrame>
  );
}

/** The choice of a template for all destinations without terms of their own. */
export function CancellationStep(props: StepProps) {
  const query = firstStepsApi.useListTermsToChooseQuery();
  return (
    <QueryView query={query} loading={firstStepsTexts.loading} failed={texts.failed}>
      {(policies) => <Choices policies={policies} {...props} />}
    </QueryView>
  );
}
