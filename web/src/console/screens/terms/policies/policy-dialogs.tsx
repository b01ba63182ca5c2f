import type { Policies, PolicyFamily } from '@wayfarer/contract';
import { useState } from 'react';
import { problemOf } from '../../../../lib/error-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../ui/form/bound/form-dialog.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { QuestionDialog } from '../../../kit/dialogs/question-dialog.tsx';
import { termsApi } from '../api.ts';
import { actTexts, formTexts as texts } from '../copy.ts';
import { fieldsOf, NO_TERMS } from './policy-fields.ts';
import { TermsFields } from './terms-fields.tsx';
import { usePolicyForm } from './use-policy-form.ts';

export type Version = PolicyFamily['versions'][number];

/** Creates terms, from a template or from scratch. */
export function NewPolicyDialog({
  templates,
  onClose,
}: {
  templates: Policies['templates'];
  onClose: () => void;
}) {
  const [send] = termsApi.useCreatePolicyMutation();
  const submit = usePolicyForm(NO_TERMS, (body) => send({ body }), onClose);
  function begin(name: string) {
    const chosen = templates.find((template) => template.name === name);
    submit.form.reset(chosen ? fieldsOf(chosen) : NO_TERMS);
  }
  return (
    <FormDialog
      title={texts.newTitle}
      text={texts.newText}
      of={submit}
      submitLabel={texts.make}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <Field label={texts.template}>
        <Select defaultValue="" onChange={({ target }) => begin(target.value)}>
          <option value="">{texts.ownTemplate}</option>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TermsFields />
    </FormDialog>
  );
}

/** Adds the next version of terms. If a colleague has saved a version first, this version can follow theirs. */
export function NextVersionDialog({
  family,
  newest,
  onOutdated,
  onClose,
}: {
  family: string;
  newest: Version;
  onOutdated: () => void;
  onClose: () => void;
}) {
  const [first] = useState(newest);
  const [send] = termsApi.useCreatePolicyVersionMutation();
  const submit = usePolicyForm(
    fieldsOf(first),
    async (terms) => {
      const body = { ...terms, basedOn: newest.version };
      const answer = await send({ params: { family }, body });
      if (problemOf(answer.error)?.code === 'revision_changed') onOutdated();
      return answer;
    },
    onClose,
  );
  return (
    <FormDialog
      title={texts.changeTitle(first.name)}
      text={texts.changeText(newest.version + 1)}
      of={submit}
      submitLabel={texts.change}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      {newest.version > first.version && (
        <Banner tone="warning">{texts.conflict(newest.version)}</Banner>
      )}
      <TermsFields />
    </FormDialog>
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
  /** The name of the current usual terms. */
  before: string;
}) {
  const [send] = termsApi.useMakePolicyDefaultMutation();
  return (
    <QuestionDialog
      texts={actTexts.usual(name, before)}
      act={() => send({ params: { family } })}
      onClose={onClose}
    />
  );
}

export function RetireDialog({ family: { family, spots }, name, onClose }: ActProps) {
  const [send] = termsApi.useRetirePolicyMutation();
  return (
    <QuestionDialog
      danger
      texts={actTexts.retire(name, spots)}
      act={() => send({ params: { family } })}
      onClose={onClose}
    />
  );
}
