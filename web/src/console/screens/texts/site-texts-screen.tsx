import { exportSettingTexts, hasWords } from '@wayfarer/contract';
import { useToday } from '../../../api/use-today.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { nameOfSetting } from '../../kit/settings-controls/fields/setting-fields.ts';
import { textsApi } from '../../kit/texts/api.ts';
import { LanguageTabs } from '../../kit/texts/language-tabs.tsx';
import { useLanguages } from '../../kit/texts/use-languages.ts';
import { wordName, WordsForm } from '../../kit/texts/words-form.tsx';
import { listTexts, siteTexts as texts } from './copy.ts';
import { ImportTexts } from './import-texts.tsx';

const toList = <BackLink to={consolePath('texts')}>{texts.toList}</BackLink>;

const owner = (id: string) => (hasWords(id) ? nameOfSetting(id) : id);
const name = (id: string, text: string) => (hasWords(id) ? wordName(id, text) : text);

/** The words of the settings in one of the site's other languages, next to the originals. */
export function SiteTextsScreen() {
  const languages = useLanguages();
  const today = useToday();
  const { values } = useListAddress(['language']);
  const [send] = textsApi.useImportSettingTextsMutation();
  const language = values.language ?? languages[0]?.tag;
  if (language === undefined) {
    return (
      <Screen title={texts.title} above={toList}>
        <EmptyState title={listTexts.none} text={listTexts.noneText} />
      </Screen>
    );
  }
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      above={toList}
      actions={
        <>
          <ExportButton
            call={exportSettingTexts}
            label={listTexts.export}
            file={`words-${language}-${today}.csv`}
            input={{ view: `language=${language}` }}
          />
          <ImportTexts key={language} language={language} send={send} nameOf={{ owner, name }} />
        </>
      }
    >
      <div className="mb-6">
        <LanguageTabs
          languages={languages}
          current={language}
          to={(tag) => consolePath(`site-texts?language=${tag}`)}
        />
      </div>
      <WordsForm language={language} />
    </Screen>
  );
}
