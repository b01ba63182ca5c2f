import type { Policies, PolicyFamily } from '@wayfarer/contract';
import { useState } from 'react';
import { problemOf } from '../../../../lib/error-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { useAct } from '../../../kit/act/use-act.ts';
import { termsApi } from '../api.ts';
import { actTexts, formTexts as texts } from '../copy.ts';
import { type Draft, draftOf, NO_STEP } from './draft.ts';
import { PolicyForm } from './policy-form.tsx';
import { usePolicyForm } from './use-policy-form.ts';

export type Version = PolicyFamily['versions'][number];

const EMPTY: Draft = {
  name: '',
  steps: [NO_STEP],
  basis: 'paid',
  coolingOffHours: '',
  coolingOffNotWithinHours: '168',
};

/** Terms that begin from a template, or from nothing. */
export function NewPolicyDialog({
  templates,
  onClose,
}: {
  templates: Policies['templates'];
  onClose: () => void;
}) {
  const [send] = termsApi.useCreatePolicyMutation();
  const form = usePolicyForm(EMPTY, (body) => send({ body }), onClose);
  return (
    <ActDialog
      title={texts.newTitle}
      of={form.state}
      keep={texts.cancel}
      submit={texts.make}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p className="text-sm text-muted">{texts.newText}</p>
      <Field label={texts.template}>
        <Select
          defaultValue=""
          onChange={({ target }) => {
            const chosen = templates.find(({ name }) => name === target.value);
            form.change(chosen ? draftOf(chosen) : EMPTY);
          }}
        >
          <option value="">{texts.ownTemplate}</option>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <PolicyForm draft={form.draft} faults={form.faults} onChange={form.change} />
    </ActDialog>
  );
}

/** The next version of terms; where a colleague was faster, what was typed can follow theirs. */
export function NextVersionDialog({
  family,
  newest,
  onOutdated,
  onClose,
}: {
  family: string;
  newest: Version;
  /** Reads the list again. */
  onOutdated: () => void;
  onClose: () => void;
}) {
  const [first] = useState(newest);
  const [send] = termsApi.useCreatePolicyVersionMutation();
  const form = usePolicyForm(
    draftOf(first),
    async (terms) => {
      const body = { ...terms, basedOn: newest.version };
      const answer = await send({ params: { family }, body });
      if (problemOf(answer.error)?.code === 'revision_changed') onOutdated();
      return answer;
    },
    onClose,
  );
  return (
    <ActDialog
      title={texts.changeTitle(first.name)}
      of={form.state}
      keep={texts.cancel}
      submit={texts.change}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {newest.version > first.version && (
        <Banner tone="warning">{texts.conflict(newest.version)}</Banner>
      )}
      <p className="text-sm text-muted">{texts.changeText(newest.version + 1)}</p>
      <PolicyForm draft={form.draft} faults={form.faults} onChange={form.change} />
    </ActDialog>
  );
}

interface ActProps {
  family: PolicyFamily;
  name: string;
  onClose: () => void;
}

export function MakeUsualDialog({
  family: { family },
  name,
  before,
  onClose,
}: ActProps & {
  /** The name of those that are the usual ones now. */
  before: string;
}) {
  const [send] = termsApi.useMakePolicyDefaultMutation();
  const { act, ...state } = useAct(actTexts.usual.done(name), onClose);
  return (
    <ActDialog
      title={actTexts.usual.title(name)}
      of={state}
      submit={actTexts.usual.submit}
      onClose={onClose}
      onSubmit={() => void act(() => send({ params: { family } }))}
    >
      <p className="text-muted">{actTexts.usual.text(before)}</p>
    </ActDialog>
  );
}

export function RetireDialog({ family: { family, spots }, name, onClose }: ActProps) {
  const [send] = termsApi.useRetirePolicyMutation();
  const { act, ...state } = useAct(actTexts.retire.done(name), onClose);
  return (
    <ActDialog
      danger
      title={actTexts.retire.title(name)}
      of={state}
      submit={actTexts.retire.submit}
      onClose={onClose}
      onSubmit={() => void act(() => send({ params: { family } }))}
    >
      <p className="text-muted">{actTexts.retire.text(spots)}</p>
    </ActDialog>
  );
}
