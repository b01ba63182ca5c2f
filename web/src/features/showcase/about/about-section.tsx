import { useSite } from '../../../api/public-config.ts';
import { paths } from '../../../domain/paths.ts';
import { langOfText } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { AboutCarousel } from './about-carousel.tsx';
import { aboutTexts as texts } from '../copy.texts.js';

/** Home's second section (spec §2): the agency in two sentences, and six pictures. */
export function AboutSection() {
  const site = useSite();
  const { aboutTitle, aboutText } = site;
  if (aboutTitle === '') return null;
  return (
    <Section>
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h2 lang={langOfText(site, 'aboutTitle')} className="any-language display text-h2">
            {aboutTitle}
          </h2>
          <p
            lang={langOfText(site, 'aboutText')}
            className="any-language mt-4 max-w-lg text-lg text-muted"
          >
            {aboutText}
          </p>
          <ButtonLink to={paths.about()} variant="secondary" className="mt-6">
            {texts.more}
          </ButtonLink>
        </div>
        <AboutCarousel />
      </div>
    </Section>
  );
}
