import { textLimit } from '@wayfarer/contract';
import { useState } from 'react';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { type SpotTranslation, textsApi } from '../../kit/texts/api.ts';
import { editTexts, textName } from '../../kit/texts/copy.ts';
import { LanguageTabs } from '../../kit/texts/language-tabs.tsx';
import { SaveBar } from '../../kit/texts/save-bar.tsx';
import { TextRow } from '../../kit/texts/text-row.tsx';
import { useLanguages } from '../../kit/texts/use-languages.ts';
import { spotTexts as texts } from './copy.ts';

/** A destination's texts: each original, with its translation next to it. */
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
          actions={
            <LanguageTabs
              languages={languages}
              current={language}
              to={(tag) => consolePath(`texts/${encodeURIComponent(id)}?language=${tag}`)}
            />
          }
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
  const { busy, problem, send } = useSend(
    (next: 'draft' | 'published') => {
      const all = fields.map(({ name, text }): [string, string] => [name, typed[name] ?? text]);
      const body = { texts: Object.fromEntries(all), state: next, revision };
      return put({ params: { id, language }, body });
    },
    { done: (next) => (next === 'draft' ? editTexts.drafted : editTexts.published), act: 'texts' },
  );
  return (
    <>
      <Card className="mb-6">
        {fields.map((field) => (
          <TextRow
            key={field.name}
            field={field}
            label={textName(field.name)}
            language={language}
            limit={textLimit(field.name)}
            value={typed[field.name] ?? field.text}
            onChange={(text) => setTyped({ ...typed, [field.name]: text })}
          />
        ))}
      </Card>
      {problem !== undefined && <Banner>{problem}</Banner>}
      <SaveBar state={state} busy={busy} onSave={(next) => void send(next)} />
    </>
  );
}
