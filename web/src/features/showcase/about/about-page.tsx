import { definePage } from '../../../api/page.ts';
import { useSite } from '../../../api/public-config.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { langOfText } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Container, PageHeader, Section } from '../../../ui/layout/layout.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { aboutPageTexts as texts } from './copy.texts.js';
import { loadShowcase } from '../api.ts';
import { TeamSection } from '../team-section.tsx';

function Story() {
  const site = useSite();
  const { story } = site;
  if (story.length === 0) return null;
  return (
    <Container className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-16">
      <Picture
        src="/media/destinations/nine-arch-bridge-960.webp"
        alt=""
        ratio="wide"
        priority
        sizes="(min-width: 64rem) 56vw, 92vw"
        className="rounded-panel"
      />
      <div lang={langOfText(site, 'story')} className="self-center">
        {story.map((paragraph, at) => (
          <p key={paragraph} className={at === 0 ? 'display text-h3 font-normal' : 'mt-4 text-lg'}>
            {paragraph}
          </p>
        ))}
      </div>
    </Container>
  );
}

function Promises() {
  const site = useSite();
  const { promises } = site;
  if (promises.length === 0) return null;
  return (
    <Section title={texts.promisesTitle}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-line-strong/60 pt-4">
            <h3 lang={langOfText(site, `promises.${at}.title`)} className="display text-xl">
              {title}
            </h3>
            <p lang={langOfText(site, `promises.${at}.text`)} className="mt-2 text-muted">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The About page (spec §2), at /aboutus and /about. */
function About() {
  const site = useSite();
  const { name, aboutText } = site;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={<span lang={langOfText(site, 'aboutText')}>{aboutText || texts.text(name)}</span>}
      />
      <Story />
      <Promises />
      <TeamSection />
      <Section title={texts.nextTitle} text={texts.nextText}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.catalogue()}>{texts.destinations}</ButtonLink>
          <ButtonLink to={linkedPaths.contact()} variant="secondary">
            {texts.contact}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

export const page = definePage(About, {
  meta: ({ config: { site } }) => ({
    title: texts.title,
    description: site.aboutText || texts.text(site.name),
    canonical: paths.about(),
  }),
  load: ({ dispatch }) => [loadShowcase.team(dispatch)],
});
