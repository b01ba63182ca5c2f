import type { Policies } from '@wayfarer/contract';
import { useId, useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { queryState } from '../../../api/query-state.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useWithProof } from '../../kit/operator/proof.ts';
import { firstStepsApi } from './api.ts';
import { cancellationStepTexts as texts, firstStepsTexts } from './copy.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

type Template = Policies['templates'][number];

/** Makes a template the terms of every destination; one that was made before is taken again. */
function useTemplate({ families }: Policies) {
  const [create] = firstStepsApi.useCreateFirstTermsMutation();
  const [makeDefault] = firstStepsApi.useMakeFirstTermsDefaultMutation();
  const withProof = useWithProof();
  return async ({ sentences: _said, ...terms }: Template): Promise<string | undefined> => {
    const before = families.find(
      ({ retiredAt, versions }) => retiredAt === null && versions[0]?.name === terms.name,
    );
    let family = before?.family;
    if (family === undefined) {
      const made = await withProof(() => create({ body: terms }));
      if (!made?.data) return made?.error ? errorDetail(made.error) : '';
      ({ family } = made.data);
    }
    const params = { family };
    const result = await withProof(() => makeDefault({ params }));
    if (!result) return '';
    return result.error ? errorDetail(result.error) : undefined;
  };
}

function Choice({
  name,
  label,
  sentences,
  checked,
  onChoose,
}: {
  name: string;
  label: string;
  sentences: readonly string[];
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex gap-3 rounded-card border border-line p-4 has-checked:border-ink">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
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
  const name = useId();
  const [chosen, setChosen] = useState<Template>();
  const [problem, setProblem] = useState<string>();
  const apply = useTemplate(policies);
  const current = policies.families.find(({ isDefault }) => isDefault)?.versions[0];
  async function submit() {
    const fault = chosen && (await apply(chosen));
    setProblem(fault);
    if (fault === undefined) await onDone();
  }
  return (
    <StepFrame
      title={texts.title}
      text={texts.text}
      submit={firstStepsTexts.save}
      onSubmit={submit}
      onSkip={onSkip}
    >
      <fieldset className="flex min-w-0 flex-col gap-3 wrap-anywhere">
        <legend className="sr-only">{texts.legend}</legend>
        <Choice
          name={name}
          label={current ? `${texts.keep}: ${current.name}` : texts.keep}
          sentences={current?.sentences ?? []}
          checked={chosen === undefined}
          onChoose={() => setChosen(undefined)}
        />
        {policies.templates
          .filter((template) => template.name !== current?.name)
          .map((template) => (
            <Choice
              key={template.name}
              name={name}
              label={template.name}
              sentences={template.sentences}
              checked={chosen === template}
              onChoose={() => setChosen(template)}
            />
          ))}
      </fieldset>
      {problem && (
        <div className="mt-4">
          <Banner>{problem}</Banner>
        </div>
      )}
    </StepFrame>
  );
}

/** Which of the templates holds where a destination names no terms of its own. */
export function CancellationStep(props: StepProps) {
  const query = firstStepsApi.useListTermsToChooseQuery();
  return (
    <QueryView
      state={queryState(query)}
      loading={<Loading text={firstStepsTexts.loading} />}
      failed={texts.failed}
    >
      {(policies) => <Choices policies={policies} {...props} />}
    </QueryView>
  );
}
