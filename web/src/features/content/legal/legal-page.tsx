import type { SiteContent } from '@wayfarer/contract';
import { type PublicConfig, usePublicConfig } from '../../../api/public-config.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import type { LegalText } from './legal-text.ts';

/** The anchor of a section, used by the table of contents. */
const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-panel bg-band p-5 text-sm lg:sticky lg:top-26 print:hidden"
    >
      <ul>
        {sections.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${anchor(title)}`}
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
function responsible(
  site: SiteContent,
  { email, phone }: PublicConfig['contact'],
): LegalText['sections'][number] {
  const name = site.legalName;
  const address = site.address.replaceAll('\n', ', ');
  return {
    title: 'Who is responsible',
    paragraphs: [[name, address, email, phone].filter(Boolean).join(' · '), ...site.legalNote],
  };
}

/** Privacy, terms and cookies in one layout: introduction, contents, sections. */
export function LegalPage({ content }: { content: LegalText }) {
  const { mode, site, contact } = usePublicConfig();
  const sections = [...content.sections, responsible(site, contact)];
  return (
    <>
      <PageHeader title={content.title} text={content.text} />
      <Container className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,16rem)_minmax(0,44rem)] lg:gap-16">
        <Contents sections={sections} />
        <div className="flex flex-col gap-10 wrap-anywhere">
          {sections.map(({ title, paragraphs = [], points = [] }) => (
            <section key={title} id={anchor(title)}>
              <h2 className="display text-h3">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {points.length > 0 && (
                <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p className="border-t border-line pt-6 text-sm text-muted">
            Is anything unclear?{' '}
            <Link to={linkedPaths.contact()} className="font-semibold text-brand underline">
              Contact us
            </Link>
            .
            {mode === 'demo' &&
              ' This is a demo: a real agency adds its name, address and governing law.'}
          </p>
        </div>
      </Container>
    </>
  );
}
