import {
  mailWordsKey,
  OWN_WORD_MAILS,
  type OwnWordMail,
  type SettingKey,
} from '@wayfarer/contract';
import { useEffect, useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { settingsApi } from '../../../kit/settings-controls/api.ts';
import { mailSections } from '../../../kit/settings-controls/fields/mail-fields.ts';
import { settingsTexts as texts } from '../copy.texts.js';
import { MailFrame } from './mail-frame.tsx';
import { type PreviewProps, textOf } from './preview-props.ts';

/** The pause in milliseconds after typing before the email is composed again. */
const PAUSE = 400;

/** The email with the words as they are typed. The previous email stays until the next one has arrived. */
function useWritten(
  kind: OwnWordMail,
  words: Record<'subject' | 'opening' | 'closing' | 'signature', string>,
  language: string | undefined,
) {
  const [write, { data, error, isLoading }] = settingsApi.usePreviewOwnWordsMutation();
  const { closing, opening, signature, subject } = words;
  useEffect(() => {
    const pause = setTimeout(() => {
      const body = { closing, opening, signature, subject };
      void write({ params: { kind }, body: language === undefined ? body : { ...body, language } });
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [write, kind, closing, opening, signature, subject, language]);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { mail: data ?? last, error, isLoading };
}

/** A whole email to a traveler, composed by the server for a sample trip. */
export function MailPreview({ language, valueOf }: PreviewProps) {
  const [kind, setKind] = useState<OwnWordMail>('booked');
  const text = (key: SettingKey) =>
    textOf(valueOf)(language === undefined ? key : (mailWordsKey(key, language) ?? key));
  const words = {
    subject: text(`mails.${kind}.subject`),
    opening: text(`mails.${kind}.opening`),
    closing: text(`mails.${kind}.closing`),
    signature: text('mails.signature'),
  };
  const { error, isLoading, mail } = useWritten(kind, words, language);
  return (
    <aside aria-label={texts.preview}>
      <Field label={texts.mail} className="mb-3">
        <Select
          value={kind}
          onChange={({ target }) => setKind(target.value as OwnWordMail)}
          options={OWN_WORD_MAILS}
          names={mailSections}
        />
      </Field>
      {error && !isLoading && (
        <Banner>
          {texts.mailFailed} {errorDetail(error)}
        </Banner>
      )}
      {mail ? (
        // no padding, because the email has its own margins
        <Card padded={false} className="overflow-hidden">
          <p
            dir="auto"
            className="border-b border-line px-5 py-3 text-sm font-semibold wrap-anywhere"
          >
            {mail.subject}
          </p>
          <MailFrame html={mail.html} />
        </Card>
      ) : (
        !error && <Loading text={texts.mailLoading} />
      )}
      <p className="mt-3 text-xs text-muted">{texts.mailFor}</p>
    </aside>
  );
}
