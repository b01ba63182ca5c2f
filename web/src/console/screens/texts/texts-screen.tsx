import { exportTexts } from '@wayfarer/contract';
import { useToday } from '../../../api/use-today.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { ChoiceFilter, SearchFilter } from '../../kit/list/filters.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { textsApi, type TextsRow } from '../../kit/texts/api.ts';
import { stateNames, textName } from '../../kit/texts/copy.ts';
import { TextStateBadge } from '../../kit/texts/text-state.tsx';
import { useLanguages } from '../../kit/texts/use-languages.ts';
import { listTexts as texts } from './copy.ts';
import { ImportTexts } from './import-texts.tsx';

const toDestinations = <BackLink to={consolePath('destinations')}>{texts.toDestinations}</BackLink>;

const columnsIn = (language: string): readonly ListColumn<TextsRow>[] => [
  {
    id: 'spot',
    title: texts.columns.spot,
    cell: ({ _id: id, country, spot }) => (
      <>
        <Link
          to={consolePath(`texts/${encodeURIComponent(id)}?language=${language}`)}
          className="inline-flex min-h-7 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {spot}
        </Link>
        <span className="block text-xs wrap-anywhere text-muted">{country}</span>
      </>
    ),
    card: 'title',
  },
  {
    id: 'state',
    title: texts.columns.state,
    cell: ({ state }) => <TextStateBadge state={state} />,
    card: 'aside',
  },
  {
    id: 'done',
    title: texts.columns.done,
    numeric: true,
    cell: ({ total, translated }) => texts.done({ total, translated }),
    card: 'note',
  },
  {
    id: 'changed',
    title: texts.columns.changed,
    numeric: true,
    cell: ({ changed }) => (changed === 0 ? '' : changed),
  },
];

/** The destinations, with the state of their translations into one of the site's other languages. */
export function TextsScreen() {
  const languages = useLanguages();
  const [first] = languages;
  if (!first) {
    return (
      <Screen title={texts.title} above={toDestinations}>
        <EmptyState title={texts.none} text={texts.noneText} />
      </Screen>
    );
  }
  return <TextsIn byDefault={first.tag} />;
}

const NAMES = {
  owner: (_id: string, spot: string) => spot,
  name: (_id: string, name: string) => textName(name),
};

function TextsIn({ byDefault }: { byDefault: string }) {
  const languages = useLanguages();
  const today = useToday();
  const { may } = useStaff();
  const [send] = textsApi.useImportTextsMutation();
  const address = useListAddress(['q', 'language', 'state']);
  const { part, values } = address;
  const language = values.language ?? byDefault;
  const names = Object.fromEntries(languages.map(({ name, tag }) => [tag, name]));
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      above={toDestinations}
      actions={
        <>
          <ExportButton
            call={exportTexts}
            label={texts.export}
            file={`texts-${language}-${today}.csv`}
            input={{ view: `language=${language}` }}
          />
          <ImportTexts key={language} language={language} send={send} nameOf={NAMES} />
          {may('settings.write') && (
            <ButtonLink
              size="sm"
              variant="secondary"
              to={consolePath(`site-texts?language=${language}`)}
            >
              {texts.site}
            </ButtonLink>
          )}
        </>
      }
      list={textsApi.useListTextsQuery({ query: { ...address.query, language } })}
      address={address}
      texts={texts}
      columns={columnsIn(language)}
      idOf={({ _id }) => _id}
      search={
        <SearchFilter label={texts.search} placeholder={texts.searchPlaceholder} {...part('q')} />
      }
      filters={
        <>
          <ChoiceFilter
            label={texts.language}
            options={names}
            value={language}
            onChange={part('language').onChange}
          />
          <ChoiceFilter label={texts.state} options={stateNames} {...part('state')} />
        </>
      }
    />
  );
}
