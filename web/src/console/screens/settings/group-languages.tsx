import { type SiteLanguage, WORDS_KEYS, type WordsKey } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { consolePath } from '../../kit/address/paths.ts';
import type { SettingGroup } from '../../kit/settings-controls/fields/setting-fields.ts';
import { LanguageTabs } from '../../kit/texts/language-tabs.tsx';
import { useLanguages } from '../../kit/texts/use-languages.ts';
import { WordsForm } from '../../kit/texts/words-form.tsx';

const isIn = (group: SettingGroup, key: WordsKey) => key.startsWith(`${group}.`);

/** The languages into which a group's words are translated; none if the group has no words. */
function useGroupLanguages(group: SettingGroup): readonly SiteLanguage[] {
  const languages = useLanguages();
  return WORDS_KEYS.some((key) => isIn(group, key)) ? languages : [];
}

/** The tag of the language in the address; empty for the original texts. */
export function useGroupLanguage(group: SettingGroup): string {
  const languages = useGroupLanguages(group);
  const asked = new URLSearchParams(useLocation().search).get('language');
  return languages.find(({ tag }) => tag === asked)?.tag ?? '';
}

/** Tabs for the original texts and for each language; nothing if there is nothing to translate. */
export function GroupLanguageTabs({ group }: { group: SettingGroup }) {
  const { languages: [first] = [] } = usePublicConfig();
  const languages = useGroupLanguages(group);
  const current = useGroupLanguage(group);
  if (languages.length === 0) return null;
  const address = `${consolePath('settings')}?group=${group}`;
  return (
    <div className="mb-5">
      <LanguageTabs
        languages={languages}
        first={first}
        current={current}
        to={(tag) => (tag === '' ? address : `${address}&language=${tag}`)}
      />
    </div>
  );
}

/** A group's words in a language, next to the originals. */
export function GroupWords({ group, language }: { group: SettingGroup; language: string }) {
  return <WordsForm key={group} language={language} holds={(key) => isIn(group, key)} />;
}
