import { partOf, type TextState, type WordsKey, wordsLimit } from '@wayfarer/contract';
import { useState } from 'react';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { nameOfSetting, SETTING_FIELDS } from '../settings-controls/fields/setting-fields.ts';
import { type SettingTranslation, textsApi } from './api.ts';
import { editTexts, entryName, wordsTexts as texts } from './copy.ts';
import { SaveBar } from './save-bar.tsx';
import { TextRow } from './text-row.tsx';
import { TextStateBadge } from './text-state.tsx';

/** The label of a setting's text, such as 'Title 2'. */
export function wordName(key: WordsKey, name: string): string {
  const { columns = [], label } = SETTING_FIELDS[key];
  if (name === 'text') return label;
  const column = columns.find((one) => one.name === partOf(name));
  return entryName(column?.label ?? label, Number.parseInt(name, 10));
}

type Typed = Readonly<Record<string, string>>;
const idOf = (key: WordsKey, name: string) => `${key} ${name}`;

/** The words of settings in a language, next to the originals, with one bar to save them. */
export function WordsForm({
  language,
  holds,
}: {
  language: string;
  /** True for the settings to show; by default, all settings with words. */
  holds?: (key: WordsKey) => boolean;
}) {
  const query = textsApi.useListSettingTextsQuery({ query: { language } });
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {(all) => {
        const settings = all.filter(({ key }) => holds?.(key) ?? true);
        if (settings.length === 0)
          return <EmptyState title={texts.empty} text={texts.emptyText} level={2} />;
        return <Words key={language} language={language} settings={settings} />;
      }}
    </QueryView>
  );
}

function useSaving(language: string, settings: readonly SettingTranslation[], typed: Typed) {
  const [put] = textsApi.usePutSettingTextsMutation();
  /** Stops at the first failure, so that its reason can be shown. */
  return useSend(
    async (state: 'draft' | 'published') => {
      let answer: Awaited<ReturnType<typeof put>> | undefined;
      for (const { fields, key, revision, state: before } of settings) {
        const isTyped = fields.some(({ name }) => typed[idOf(key, name)] !== undefined);
        const isEmpty = before === 'missing' && !isTyped;
        if (isEmpty || (before === state && !isTyped)) continue;
        const words = fields.map(({ name, text }) => [name, typed[idOf(key, name)] ?? text]);
        const body = { texts: Object.fromEntries(words) as Typed, state, revision };
        answer = await put({ params: { key, language }, body });
        if (answer.error) return answer;
      }
      return answer ?? {};
    },
    { done: (next) => (next === 'draft' ? editTexts.drafted : editTexts.published), act: 'texts' },
  );
}

/** The states in order of precedence. The form's state is the first one that any of its texts has. */
const ORDER: readonly TextState[] = ['toCheck', 'draft', 'missing', 'partly', 'published'];

function Words({
  language,
  settings,
}: {
  language: string;
  settings: readonly SettingTranslation[];
}) {
  const [typed, setTyped] = useState<Typed>({});
  const { busy, problem, send } = useSaving(language, settings, typed);
  const state = ORDER.find((one) => settings.some((setting) => setting.state === one)) ?? null;
  return (
    <>
      <p className="mb-4 text-sm text-muted">{texts.hint}</p>
      {settings.map(({ fields, key, state: own }) => (
        <Card key={key} className="mb-5">
          <section aria-label={nameOfSetting(key)}>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold">{nameOfSetting(key)}</h3>
              <TextStateBadge state={own} />
            </div>
            {fields.map((field) => (
              <TextRow
                key={field.name}
                field={field}
                label={wordName(key, field.name)}
                language={language}
                limit={wordsLimit(key, field.name)}
                value={typed[idOf(key, field.name)] ?? field.text}
                onChange={(text) => setTyped({ ...typed, [idOf(key, field.name)]: text })}
              />
            ))}
          </section>
        </Card>
      ))}
      {problem !== undefined && <Banner>{problem}</Banner>}
      <SaveBar state={state} busy={busy} onSave={(next) => void send(next)} />
    </>
  );
}
