import { type InboxRecord, TEXT_LIMITS, wordsForm } from '@wayfarer/contract';
import { Send } from 'lucide';
import { useWatch } from 'react-hook-form';
import { Icon } from '../../../ui/display/icon.tsx';
import { clearSent } from '../../kit/screen/clear-sent.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { NoMailServer } from '../../kit/staff/no-mail-server.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { inboxApi } from './api.ts';
import { answerTexts as texts } from './copy.ts';
import { answerDraft } from './answer-draft.ts';

/** Sends an answer. Until it is sent, its draft stays on the device. */
function useAnswer(id: string) {
  const draft = answerDraft(id);
  const form = useSchemaForm(wordsForm(TEXT_LIMITS.message, texts.required), {
    text: draft.read(),
  });
  const [send] = inboxApi.useAnswerInboxMessageMutation();
  const submit = useSubmit(form, (body) => send({ params: { id }, body }), {
    done: texts.done,
    failed: texts.failed,
    onDone: (_, sent) => {
      if (draft.read().trim() === sent.text) draft.write('');
      clearSent(form, sent);
    },
  });
  const keep = ({ target }: { target: HTMLTextAreaElement }) => draft.write(target.value);
  return { keep, submit };
}

/** A form for replying to a message by email. */
export function AnswerForm({ message: { _id, email, name } }: { message: InboxRecord['message'] }) {
  const { keep, submit } = useAnswer(_id);
  const text = useWatch({ control: submit.form.control, name: 'text' });
  return (
    <Section title={texts.title}>
      <Form of={submit} keepsItself className="flex flex-col gap-4">
        <NoMailServer />
        <FormField
          name="text"
          label={texts.label}
          hint={texts.hint(name, email)}
          required
          rules={{ onChange: keep }}
        >
          <Textarea rows={6} className="min-h-40" maxLength={TEXT_LIMITS.message} />
        </FormField>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busyLabel={texts.submitting}>
            <Icon shape={Send} className="size-4 rtl:-scale-x-100" />
            {texts.submit}
          </SubmitButton>
          {text !== '' && <p className="text-xs text-muted">{texts.kept}</p>}
        </div>
      </Form>
    </Section>
  );
}
