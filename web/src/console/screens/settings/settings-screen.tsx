import { midSentence, type Setting } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { History } from 'lucide';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { settingsApi } from '../../kit/settings-controls/api.ts';
import { settingsTexts as texts } from './copy.texts.js';
import { GroupLanguageTabs, GroupWords, useGroupLanguage } from './group-languages.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { SettingControl } from '../../kit/settings-controls/setting-control.tsx';
import {
  groupNames,
  nameOfSetting,
  sectionsOf,
  SETTING_FIELDS,
  SETTING_GROUPS,
  type SettingGroup,
} from '../../kit/settings-controls/fields/setting-fields.ts';
import { useDrafts } from '../../kit/settings-controls/use-drafts.ts';
import { type MailLanguage, MailLanguageField, useMailLanguage } from './mail-language.tsx';
import { AgencyPreview } from './previews/agency-preview.tsx';
import { LegalPreview } from './previews/legal-preview.tsx';
import { MailPreview } from './previews/mail-preview.tsx';
import { PaperPreview } from './previews/paper-preview.tsx';
import type { PreviewProps } from './previews/preview-props.ts';
import { SitePreview } from './previews/site-preview.tsx';

const PREVIEWS: Partial<Record<SettingGroup, ComponentType<PreviewProps>>> = {
  agency: AgencyPreview,
  site: SitePreview,
  mails: MailPreview,
  papers: PaperPreview,
  legal: LegalPreview,
};

function useGroup(): SettingGroup {
  const search = new URLSearchParams(useLocation().search);
  return SETTING_GROUPS.find((group) => group === search.get('group')) ?? 'agency';
}

function Groups({ current }: { current: SettingGroup }) {
  return (
    <nav aria-label={texts.groups}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {SETTING_GROUPS.map((group) => (
          <li key={group}>
            <Link
              to={`${consolePath('settings')}?group=${group}`}
              preventScrollReset
              aria-current={group === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-xl px-4 text-sm font-semibold wrap-anywhere hover:bg-sunken aria-[current=true]:bg-sunken"
            >
              {groupNames[group]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Drafts = ReturnType<typeof useDrafts>;

function SaveBar({ changed, saving, save, discard }: Drafts) {
  if (changed.length === 0) return null;
  const names = changed.map((key) => midSentence(nameOfSetting(key))).join(', ');
  return (
    <Card className="mt-5 flex flex-wrap items-center gap-3" floating>
      <p role="status" className="min-w-0 grow text-sm">
        <strong>{texts.changes(changed.length)}</strong>
        <span className="text-muted"> · {names}</span>
      </p>
      <Button variant="ghost" size="sm" disabled={saving} onClick={discard}>
        {texts.discard}
      </Button>
      <Button size="sm" loading={saving} onClick={() => void save()}>
        {saving ? texts.saving : texts.save}
      </Button>
    </Card>
  );
}

interface GroupFormProps {
  group: SettingGroup;
  drafts: Drafts;
  mailLanguage: MailLanguage;
}

function GroupForm({ group, drafts, mailLanguage }: GroupFormProps) {
  const { changed, errors, valueOf, change } = drafts;
  const language = useGroupLanguage(group);
  if (language !== '') {
    return (
      <div className="min-w-0">
        <h2 className="display mb-5 text-h3">{groupNames[group]}</h2>
        <GroupLanguageTabs group={group} />
        <GroupWords group={group} language={language} />
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <Card>
        <h2 className="display mb-5 text-h3">{groupNames[group]}</h2>
        {group === 'mails' && <MailLanguageField {...mailLanguage} />}
        <GroupLanguageTabs group={group} />
        {sectionsOf(group, mailLanguage.language).map(({ title, keys }) => (
          <section key={title} aria-label={title || undefined} className="mt-8 first-of-type:mt-0">
            {title && <h3 className="mb-4 border-b border-line pb-2 font-semibold">{title}</h3>}
            <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
              {keys.map((key) => (
                <SettingControl
                  key={key}
                  field={SETTING_FIELDS[key]}
                  value={valueOf(key)}
                  changed={changed.includes(key)}
                  error={errors[key]}
                  onChange={(value) => change(key, value)}
                />
              ))}
            </div>
          </section>
        ))}
      </Card>
      <SaveBar {...drafts} />
    </div>
  );
}

/** Groups whose preview shows a whole text, which needs more width than other previews. */
const PAGES: ReadonlySet<SettingGroup> = new Set(['legal', 'mails']);
const PAGE_COLUMNS = 'xl:grid-cols-[minmax(0,10fr)_minmax(0,28fr)_minmax(0,26fr)]';
const PREVIEW_COLUMNS = 'xl:grid-cols-[minmax(0,10fr)_minmax(0,36fr)_minmax(0,18fr)]';

interface SettingsProps {
  settings: readonly Setting[];
  refetch: () => Promise<readonly Setting[]>;
  history: boolean;
  onHistoryClosed: () => void;
}

function Settings({ settings, refetch, history, onHistoryClosed }: SettingsProps) {
  const group = useGroup();
  const drafts = useDrafts(settings, refetch);
  const mailLanguage = useMailLanguage(group);
  const { language } = mailLanguage;
  const isOriginal = useGroupLanguage(group) === '';
  const Preview = isOriginal ? PREVIEWS[group] : undefined;
  return (
    <div
      className={clsx(
        'grid grid-cols-1 items-start gap-6',
        Preview
          ? 'lg:grid-cols-[minmax(0,10fr)_minmax(0,36fr)]'
          : 'lg:grid-cols-[minmax(0,10fr)_minmax(0,54fr)]',
        Preview && (PAGES.has(group) ? PAGE_COLUMNS : PREVIEW_COLUMNS),
      )}
    >
      <Groups current={group} />
      <GroupForm group={group} drafts={drafts} mailLanguage={mailLanguage} />
      {Preview && (
        <div className="lg:col-start-2 xl:sticky xl:top-6 xl:col-start-3">
          <Preview valueOf={drafts.valueOf} change={drafts.change} language={language} />
        </div>
      )}
      {history && (
        <HistoryDialog
          sections={sectionsOf(group, language)}
          onUse={(key, value) => {
            drafts.change(key, value);
            onHistoryClosed();
          }}
          onClose={onHistoryClosed}
        />
      )}
    </div>
  );
}

/** The agency's settings. */
export function SettingsScreen() {
  const query = settingsApi.useListSettingsQuery();
  const [history, setHistory] = useState(false);
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      actions={
        <Button variant="secondary" onClick={() => setHistory(true)}>
          <Icon shape={History} className="size-5" />
          {texts.history}
        </Button>
      }
    >
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {(settings) => (
          <Settings
            settings={settings}
            refetch={async () => (await query.refetch()).data ?? []}
            history={history}
            onHistoryClosed={() => setHistory(false)}
          />
        )}
      </QueryView>
    </Screen>
  );
}
