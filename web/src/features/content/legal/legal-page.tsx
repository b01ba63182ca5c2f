import {
  type LegalPageName,
  readMarkup,
  type SiteContent,
  type TextSection,
} from '@wayfarer/contract';
import { type PublicConfig, usePublicConfig } from '../../../api/public-config.ts';
import { type LegalText, sectionsOf } from '../../../domain/legal/legal-text.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { langOf, langOfText } from '../../../lib/language.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { anchorOf, TextBlocks, TextSections } from '../../../ui/display/text-sections.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { legalApi } from './legal-api.ts';
import * as texts from './legal-page.texts.js';

function Contents({
  sections,
  lang,
}: {
  sections: readonly TextSection[];
  lang: string | undefined;
}) {
  if (sections.length === 0) return <div />;
  return (
    <nav
      aria-label={texts.contents}
      className="rounded-panel bg-band p-5 text-sm lg:sticky lg:top-26 print:hidden"
    >
      <ul lang={lang}>
        {sections.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${anchorOf(title)}`}
              className="flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The party responsible for the site, with the details that the agency has set. */
function responsible(site: SiteContent, { email, phone }: PublicConfig['contact']): TextSection {
  const name = site.legalName;
  const address = site.address.replaceAll('\n', ', ');
  return {
    title: texts.responsible,
    blocks: [[name, address, email, phone].filter(Boolean).join(' · '), ...site.legalNote],
  };
}

/**
 * Privacy, terms, cookies and imprint in one layout: introduction, contents, sections. If the agency has its own text,
 * it replaces all of `ours`.
 */
export function LegalPage({ name, ours }: { name: LegalPageName; ours: LegalText }) {
  const { mode, site, contact } = usePublicConfig();
  const { data, isError } = legalApi.useGetLegalTextQuery({ params: { page: name } });
  if (!data && !isError) return <Loading level={1} text={texts.loading} />;
  const own = data?.text ? readMarkup(data.text) : undefined;
  const lang = data && langOf(data);
  const noteLang = langOfText(site, 'legalNote');
  const sections = own?.sections ?? [...sectionsOf(ours), responsible(site, contact)];
  return (
    <>
      <PageHeader title={ours.title} text={own ? '' : ours.text} />
      <Container className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,16rem)_minmax(0,44rem)] lg:gap-16">
        <Contents sections={sections} lang={own && lang} />
        <div className="flex flex-col gap-10 wrap-anywhere">
          {own && lang !== undefined && <p className="text-sm text-muted">{texts.notTranslated}</p>}
          {own && own.intro.length > 0 && (
            <div lang={lang}>
              <TextBlocks blocks={own.intro} />
            </div>
          )}
          <div lang={own && lang} className="contents">
            <TextSections
              sections={sections}
              langOf={(block) => (site.legalNote.includes(block) ? noteLang : undefined)}
            />
          </div>
          <p className="border-t border-line pt-6 text-sm text-muted">
            {texts.unclear}{' '}
            <Link to={linkedPaths.contact()} className="font-semibold text-brand underline">
              {texts.contact}
            </Link>
            .{mode === 'demo' && ` ${texts.demo}`}
          </p>
        </div>
      </Container>
    </>
  );
}
