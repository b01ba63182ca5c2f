import type { InboxRecord } from '@wayfarer/contract';
import { TEXT_LIMITS } from '@wayfarer/contract';
import { Send } from 'lucide';
import { type FormEvent, useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { clearSent } from '../../kit/form/clear-sent.ts';
import { NoMailServer } from '../../kit/operator/no-mail-server.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { inboxApi } from './api.ts';
import { answerTexts as texts } from './copy.ts';
import { answerDraft } from './answer-draft.ts';

/** An answer by mail; what is typed stays on the device until it is sent. */
export function AnswerForm({ message }: { message: InboxRecord['message'] }) {
  const { _id: id, email, name } = message;
  const draft = answerDraft(id);
  const [text, setText] = useState(draft.read);
  const [missing, setMissing] = useState(false);
  const [send, { error, isLoading }] = inboxApi.useAnswerInboxMessageMutation();

  function change(typed: string) {
    setText(typed);
    setMissing(false);
    draft.write(typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    const answer = await send({ params: { id }, body: { text } });
    if (answer.error) return;
    setText(clearSent(text));
    if (draft.read() === text) draft.write('');
    toast.success(texts.done);
  }

  return (
    <Section title={texts.title}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <NoMailServer />
        {error && (
          <Banner>
            {texts.failed} {errorDetail(error)}
          </Banner>
        )}
        <Field
          label={texts.label}
          hint={texts.hint(name, email)}
          error={missing ? texts.required : undefined}
          required
        >
          <Textarea
            rows={6}
            className="min-h-40"
            maxLength={TEXT_LIMITS.message}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={isLoading}>
            {!isLoading && <Icon shape={Send} className="size-4" />}
            {isLoading ? texts.submitting : texts.submit}
          </Button>
          {text !== '' && <p className="text-xs text-muted">{texts.kept}</p>}
        </div>
      </form>
    </Section>
  );
}
