import { textLimit } from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { type SpotTranslation, textsApi } from './api.ts';
import { editTexts as texts, textName } from './copy.ts';
import { TextStateBadge } from './text-state.tsx';
import { useLanguages } from './use-languages.ts';

/** A destination's texts: each original, and its translation beside it. */
export function SpotTextsScreen() {
  const id = useScreenParam('id');
  const languages = useLanguages();
  const { values } = useListAddress(['language']);
  const language = values.language ?? languages[0]?.tag ?? '';
  const query = textsApi.useSpotTextsQuery({ params: { id, language } });
  return (
    <RecordView query={query} texts={texts} list="texts">
      {(translation) => (
        <Screen
          title={texts.title(originalOf(translation, 'spot'))}
          text={texts.hint}
          above={<BackLink to={consolePath(`texts?language=${language}`)}>{texts.toList}</BackLink>}
          actions={languages.map(({ name, tag }) => (
            <ButtonLink
              key={tag}
              size="sm"
              lang={tag}
              variant={tag === language ? 'primary' : 'secondary'}
              aria-current={tag === language ? 'true' : undefined}
              to={consolePath(`texts/${encodeURIComponent(id)}?language=${tag}`)}
            >
              {name}
            </ButtonLink>
          ))}
        >
          <TextsForm
            key={`${language} ${translation.revision}`}
            id={id}
            translation={translation}
          />
        </Screen>
      )}
    </RecordView>
  );
}

const originalOf = ({ fields }: SpotTranslation, name: string) =>
  fields.find((field) => field.name === name)?.original ?? '';

function TextsForm({ id, translation }: { id: string; translation: SpotTranslation }) {
  const { fields, language, revision, state } = translation;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [put] = textsApi.usePutSpotTextsMutation();
  const { languages = [] } = usePublicConfig();
  const { busy, problem, send } = useSend(
    (next: 'draft' | 'published') => {
      const all = fields.map(({ name, text }): [string, string] => [name, typed[name] ?? text]);
      const body = { texts: Object.fromEntries(all), state: next, revision };
      return put({ params: { id, language }, body });
    },
    { done: (next) => (next === 'draft' ? texts.drafted : texts.published), act: 'texts' },
  );
  return (
    <>
      <Card className="mb-6">
        {fields.map((field) => (
          <TextRow
            key={field.name}
            field={field}
            language={language}
            original={languages[0]?.tag}
            value={typed[field.name] ?? field.text}
            onChange={(text) => setTyped({ ...typed, [field.name]: text })}
          />
        ))}
      </Card>
      {problem !== undefined && <Banner>{problem}</Banner>}
      <div className="sticky bottom-20 z-20 flex flex-wrap items-center gap-3 lg:bottom-6">
        <Card floating className="flex w-full flex-wrap items-center gap-3 p-4!">
          <span className="grow">{state && <TextStateBadge state={state} />}</span>
          <Button variant="secondary" size="sm" disabled={busy} onClick={() => void send('draft')}>
            {texts.saveDraft}
          </Button>
          <Button size="sm" loading={busy} onClick={() => void send('published')}>
            {texts.publish}
          </Button>
        </Card>
      </div>
    </>
  );
}

/** Longer originals get a field of several lines. */
const rowsOf = (original: string) => (original.length > 90 ? 5 : 1);

function TextRow({
  field: { changed, name, original },
  language,
  original: originalLanguage,
  value,
  onChange,
}: {
  field: SpotTranslation['fields'][number];
  language: string;
  original: string | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 lg:grid-cols-2">
      <div>
        <p className="text-sm font-semibold text-muted">{textName(name)}</p>
        <p
          lang={originalLanguage}
          dir="auto"
          className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line"
        >
          {original}
        </p>
        {changed && <p className="mt-2 text-sm font-semibold text-sun-ink">{texts.changed}</p>}
      </div>
      <Field label={textName(name)}>
        <Textarea
          lang={language}
          dir="auto"
          rows={rowsOf(original)}
          maxLength={textLimit(name)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
